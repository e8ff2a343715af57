import { router } from '@inertiajs/react'
import { Paperclip, X } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { matterAddress } from '~/features/matters/address'
import { route } from '~/routes'
import type { ActivityCard } from './types'

const KEEP = { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } } as const

interface AttachmentsProps {
  activity: ActivityCard
  /** Documents of the matter that are not attached yet. */
  options: BoxOption[]
  canEdit: boolean
}

/** Documents of the matter that belong to an activity. */
export function Attachments({ activity, options, canEdit }: AttachmentsProps) {
  const t = useMessages()
  const { matterId, attachments } = activity
  const root = route('law_firm.activity_documents.store', { dossierId: matterId, id: activity.id })
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-semibold">{t('activities.attachments.title')}</h3>
      {attachments.length === 0 && <p className="text-sm text-fg-muted">{t('activities.attachments.empty')}</p>}
      <ul>
        {attachments.map(({ id, name }) => (
          <li key={id} className="flex min-h-8 items-center gap-2 text-sm">
            <Icon of={Paperclip} size={14} className="text-fg-muted" />
            <span className="min-w-0 flex-1 truncate">
              <TextLink href={`${matterAddress(matterId, 'documents')}&document=${id}`}>{name}</TextLink>
            </span>
            {canEdit && (
              <IconButton
                size="sm"
                icon={X}
                label={t('activities.attachments.remove', { name })}
                onClick={() => router.delete(`${root}/${id}`, KEEP)}
              />
            )}
          </li>
        ))}
      </ul>
      {canEdit && options.length > 0 && (
        <SelectBox
          label={t('activities.attachments.add')}
          hideLabel
          placeholder={t('activities.attachments.add')}
          value={null}
          options={options}
          onChange={(chosen) => chosen && router.post(root, { ids: [Number(chosen.value)] }, KEEP)}
        />
      )}
    </section>
  )
}
