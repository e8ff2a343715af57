import { Building2, Scale, UserRound } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Icon } from '~/components/display/icon'
import { EditRemove, type EditRemoveActions } from '~/components/actions/edit_remove'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import type { Party } from './types'

interface PartyCardProps extends EditRemoveActions {
  party: Party
}

/** Somebody who takes part in the matter. */
export function PartyCard({ party, ...actions }: PartyCardProps) {
  const t = useMessages()
  const { name, role, roleOther, kind, rfc, email, phone, note, lawyers } = party
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <Icon of={kind === 'business' ? Building2 : UserRound} className="mt-0.5 flex-none text-fg-subtle" />
        <div className="min-w-0 flex-1">
          <h4 className="font-medium wrap-break-word">{name}</h4>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
            <Badge tone="outline" className="h-auto! min-h-5 whitespace-normal!">
              {roleOther ?? t(`matters.party.role.${role}`)}
            </Badge>
            {rfc && <span>{rfc}</span>}
            {email && (
              <TextLink href={`mailto:${email}`} external>
                {email}
              </TextLink>
            )}
            {phone && <span>{phone}</span>}
          </p>
        </div>
        <EditRemove
          labels={{ edit: t('matters.party.edit', { name }), remove: t('matters.party.remove', { name }) }}
          {...actions}
        />
      </div>
      {note && <p className="text-sm whitespace-pre-line wrap-break-word text-fg-muted">{note}</p>}
      {lawyers.length > 0 && (
        <ul className="grid gap-1 border-t border-line-subtle pt-2 text-sm">
          {lawyers.map((lawyer) => (
            <li key={lawyer.id} className="flex flex-wrap items-center gap-x-2 wrap-break-word">
              <Icon of={Scale} size={14} className="text-fg-subtle" />
              <span>{lawyer.name}</span>
              <span className="text-fg-subtle">
                {[lawyer.licenseNumber && `${t('matters.party.license')} ${lawyer.licenseNumber}`, lawyer.phone]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
