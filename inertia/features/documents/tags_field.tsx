import { Badge } from '~/components/display/badge'
import { Chip } from '~/components/display/chip'
import { SelectBox } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import type { DocumentCard } from './types'

interface TagsFieldProps {
  card: DocumentCard
  canEdit: boolean
  onChange: (tags: string[]) => void
}

const boxed = (name: string) => ({ value: name, label: name })

/** The tags of a document: those of the firm to choose from, or new ones. */
export function TagsField({ card: { tags, knownTags }, canEdit, onChange }: TagsFieldProps) {
  const t = useMessages()
  if (!canEdit)
    return (
      <p className="flex flex-wrap gap-1.5">
        {tags.map(({ id, name }) => (
          <Badge key={id} tone="outline">
            {name}
          </Badge>
        ))}
      </p>
    )
  const names = tags.map(({ name }) => name)
  return (
    <div className="grid gap-2">
      <SelectBox
        label={t('documents.tags')}
        help={t('documents.tags_help')}
        freeText
        value={null}
        options={knownTags.filter((name) => !names.includes(name)).map(boxed)}
        onChange={(chosen) => chosen && onChange([...names, chosen.label])}
      />
      {names.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name}>
              <Chip
                label={t('documents.filter_tag')}
                value={name}
                removeLabel={t('documents.untag', { name })}
                onRemove={() => onChange(names.filter((each) => each !== name))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
