import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import { TextLink } from '~/components/actions/text_link'
import { ProofButton } from '~/features/accounts/proof_button'
import { Section } from '~/features/settings/section'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

type PrivacyProps = {
  /** The copy was asked for and can be fetched. */
  isReady: boolean
  obstacles: { key: string; values: Record<string, string> }[]
}

export default function Privacy({ isReady, obstacles }: PrivacyProps) {
  const t = useMessages()
  return (
    <SettingsFrame area="account" title={t('own_data.settings.title')} lead={t('own_data.settings.lead')}>
      <TextLink href={route('security.privacy')} className="justify-self-start">
        {t('own_data.settings.notice')}
      </TextLink>
      <Copy isReady={isReady} />
      <Section title={t('own_data.rectify.title')} text={t('own_data.rectify.text')}>
        <ButtonLink href={route('settings.account')}>{t('own_data.rectify.link')}</ButtonLink>
      </Section>
      <Section title={t('own_data.object.title')} text={t('own_data.object.text')}>
        <ButtonLink href={route('settings.notification')}>{t('own_data.object.link')}</ButtonLink>
      </Section>
      <Deletion obstacles={obstacles} />
    </SettingsFrame>
  )
}

function Copy({ isReady }: Pick<PrivacyProps, 'isReady'>) {
  const t = useMessages()
  return (
    <Section title={t('own_data.copy.title')} text={t('own_data.copy.text')}>
      {isReady ? (
        <Note
          tone="success"
          role="status"
          end={
            <ButtonLink href={route('settings.own_data.download')} external variant="primary">
              {t('own_data.copy.download')}
            </ButtonLink>
          }
        >
          {t('own_data.copy.ready')}
        </Note>
      ) : (
        <ProofButton
          title={t('own_data.copy.confirm_title')}
          text={t('own_data.copy.confirm_text')}
          tone="primary"
          method="post"
          action={route('settings.own_data.store')}
        >
          {t('own_data.copy.ask')}
        </ProofButton>
      )}
    </Section>
  )
}

function Deletion({ obstacles }: Pick<PrivacyProps, 'obstacles'>) {
  const t = useMessages()
  return (
    <Section title={t('own_data.delete.title')} text={t('own_data.delete.text')}>
      {obstacles.length > 0 ? (
        <Note
          tone="warning"
          title={t('own_data.delete.blocked')}
          end={<ButtonLink href={route('law_firm.members.index')}>{t('own_data.delete.members')}</ButtonLink>}
        >
          <ul className="grid gap-1">
            {obstacles.map(({ key, values }) => (
              <li key={JSON.stringify(values)}>{t(key as MessageId, values)}</li>
            ))}
          </ul>
        </Note>
      ) : (
        <ProofButton
          button={{ variant: 'danger-quiet', className: '-ml-2.5' }}
          title={t('own_data.delete.confirm_title')}
          text={t('own_data.delete.confirm_text')}
          method="delete"
          action={route('settings.account_closures.destroy')}
        >
          {t('own_data.delete.ask')}
        </ProofButton>
      )}
    </Section>
  )
}
