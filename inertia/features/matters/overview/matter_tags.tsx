import { Link, usePage } from '@inertiajs/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { ChipList } from '~/components/forms/choices/chip_list'
import { SelectBox } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import { listAddress } from '~/features/matters/address'
import { call, partOf } from '~/features/matters/matter_calls'
import { useOnDemand } from '~/hooks/use_on_demand'
import type { MatterFacts } from '~/features/matters/vocabulary'

interface MatterTagsProps {
  matter: MatterFacts
  tags: string[]
}

/** The tags of a matter, each the way to all that have it. */
export function MatterTags({ matter, tags }: MatterTagsProps) {
  const t = useMessages()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <TagsEditor {...{ matter, tags }} onClose={() => setEditing(false)} />
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.length === 0 && <p className="text-sm text-fg-subtle">{t('matters.tags.none')}</p>}
      {tags.map((tag) => (
        <Link key={tag} href={listAddress({ tag })} className="max-w-full">
          <Badge tone="outline">{tag}</Badge>
        </Link>
      ))}
      {matter.can.edit && (
        <Button size="sm" variant="ghost" icon={Pencil} onClick={() => setEditing(true)}>
          {t('matters.tags.edit')}
        </Button>
      )}
    </div>
  )
}

/** Each change is kept at once. */
function TagsEditor({ matter, tags, onClose }: MatterTagsProps & { onClose: () => void }) {
  const t = useMessages()
  const [known = [], ask] = useOnDemand(usePage<{ tagChoices?: string[] }>().props.tagChoices, 'tagChoices')
  const keep = (next: string[]) => call('put', partOf(matter.id, 'tags'), { data: { tags: next } })
  return (
    <div className="grid gap-2" onFocus={ask}>
      <SelectBox
        label={t('matters.tags.add')}
        help={t('matters.tags.add_hint')}
        freeText
        value={null}
        options={known.filter((tag) => !tags.includes(tag)).map((tag) => ({ value: tag, label: tag }))}
        onChange={(chosen) => chosen && keep([...tags, chosen.label])}
      />
      <ChipList
        label={t('matters.field.tag')}
        values={tags}
        removeLabel={(name) => t('matters.tags.remove', { name })}
        onChange={keep}
      />
      <Button size="sm" className="justify-self-end" onClick={onClose}>
        {t('matters.tags.done')}
      </Button>
    </div>
  )
}
