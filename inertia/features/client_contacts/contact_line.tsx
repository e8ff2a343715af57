import { Badge } from '~/components/display/badge'
import { EditRemove, type EditRemoveActions } from '~/components/actions/edit_remove'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { Contact } from './types'

interface ContactLineProps extends EditRemoveActions {
  contact: Contact
}

/** A person of the client: what they are, how they are reached, and the deed that lets them sign. */
export function ContactLine({ contact, ...actions }: ContactLineProps) {
  const t = useMessages()
  const { name, role, roleOther, phone, dial, email, notes } = contact
  const power = usePowerOfAttorney(contact)
  return (
    <li className="grid gap-1 py-2.5 text-sm first:pt-0 last:pb-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium wrap-break-word">{name}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-fg-muted">
            <Badge tone="outline" className="h-auto! min-h-5 whitespace-normal!">
              {roleOther ?? t(`clients.contact.role.${role}`)}
            </Badge>
            {phone && dial && (
              <a
                href={`tel:${dial}`}
                className="link rounded-xs"
                aria-label={t('clients.page.call', { number: phone })}
              >
                {phone}
              </a>
            )}
            {email && (
              <TextLink href={`mailto:${email}`} external className="min-w-0 wrap-anywhere">
                {email}
              </TextLink>
            )}
          </p>
        </div>
        <EditRemove
          labels={{ edit: t('clients.contact.edit', { name }), remove: t('clients.contact.remove', { name }) }}
          {...actions}
        />
      </div>
      {power && <p className="wrap-break-word text-fg-muted">{power}</p>}
      {notes && <p className="whitespace-pre-line wrap-break-word text-fg-muted">{notes}</p>}
    </li>
  )
}

/** The power of attorney in one line; null when nothing of it is known. */
function usePowerOfAttorney({ deedNumber, deedOn, deedNotary }: Contact): string | null {
  const t = useMessages()
  const { locale } = useLocale()
  const parts = [
    deedNumber && t('clients.contact.deed_says', { number: deedNumber }),
    deedOn && formatDate(deedOn, 'long', locale),
    deedNotary,
  ].filter(Boolean)
  return parts.length > 0 ? `${t('clients.contact.deed')}: ${parts.join(' · ')}` : null
}
