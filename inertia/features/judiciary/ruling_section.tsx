import type { AnalysisPanelContents } from '@generated/parts'
import { Download } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { TextLink } from '~/components/actions/text_link'
import { SideSection } from '~/features/research/reading/side_section'
import { useMessages } from '~/hooks/use_messages'
import { courtAddress, judgesAddress } from './address'

export type RulingPanel = AnalysisPanelContents['judiciary.ruling']

/** The court and the judges of a document, and its public version where one is kept. */
export function RulingSection({ content: { court, judges, isCase, file } }: { content: RulingPanel }) {
  const t = useMessages()
  return (
    <SideSection title={t('judiciary.panel.title')}>
      <ul className="grid gap-1.5 text-sm">
        {court && (
          <li>
            <TextLink href={courtAddress(court.id)}>{court.name}</TextLink>
          </li>
        )}
        {judges.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={judgesAddress({ judge: id })}>{name}</TextLink>
          </li>
        ))}
      </ul>
      {file ? (
        <div className="mt-3 grid justify-items-start gap-2 print:hidden">
          <ButtonLink href={file.address} external icon={Download} size="sm">
            {t('judiciary.panel.file')}
          </ButtonLink>
          <TextLink href={`${file.address}?inline=1`} external target="_blank" rel="noreferrer" className="text-sm">
            {t('judiciary.panel.view')}
          </TextLink>
        </div>
      ) : (
        !isCase && <p className="mt-3 text-sm text-fg-subtle">{t('judiciary.panel.no_file')}</p>
      )}
    </SideSection>
  )
}
