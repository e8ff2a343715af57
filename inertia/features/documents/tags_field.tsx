import { Badge } from '~/components/badge'
import { MultiSelectBox } from '~/components/multi_select_box'
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
  return (
    <MultiSelectBox
      label={t('documents.tags')}
      help={t('documents.tags_help')}
      freeText
      value={tags.map(({ name }) => boxed(name))}
      options={knownTags.map(boxed)}
      onChange={(chosen) => onChange(chosen.map(({ label }) => label))}
    />
  )
}
