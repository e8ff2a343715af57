import type { TemplateSlotContents } from '@generated/parts'
import { FolderPlus, Indent, Outdent, X } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { TextField } from '~/components/forms/inputs/text_field'
import type { TemplateSlotProps } from '~/features/matter_templates/slots'
import { useMessages } from '~/hooks/use_messages'

type Line = TemplateSlotContents['folders']['folders'][number]

const NAME = 120
const DEEPEST = 6
const INDENTS = ['', 'ml-6', 'ml-12', 'ml-18', 'ml-24', 'ml-30', 'ml-36']

/** The folders that a template opens in a new matter, each below or within the one above it. */
export default function FoldersSlot({ value, onChange, errors, readOnly }: TemplateSlotProps<'folders'>) {
  const t = useMessages()
  const folders = value?.folders ?? []
  const keep = (next: Line[]) => onChange(next.length > 0 ? { folders: next } : null)
  const change = (index: number, part: Partial<Line>) =>
    keep(folders.map((line, place) => (place === index ? { ...line, ...part } : line)))
  const deepest = (index: number) => Math.min(DEEPEST, index === 0 ? 0 : folders[index - 1]!.depth + 1)
  if (readOnly)
    return (
      <ul className="grid gap-1">
        {folders.map(({ name, depth }, index) => (
          <li key={index} className={INDENTS[depth]}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    )
  return (
    <div className="grid gap-2">
      {folders.map(({ name, depth }, index) => (
        <div key={index} className={`flex items-start gap-1 ${INDENTS[depth]}`}>
          <TextField
            hideLabel
            label={t('documents.folder_name')}
            value={name}
            onChange={(typed) => change(index, { name: typed })}
            error={errors[`folders.${index}.name`]}
            maxLength={NAME}
            className="min-w-0 flex-1"
          />
          <IconButton
            icon={Outdent}
            label={t('documents.slot_outdent')}
            disabled={depth === 0}
            onClick={() => change(index, { depth: depth - 1 })}
          />
          <IconButton
            icon={Indent}
            label={t('documents.slot_indent')}
            disabled={depth >= deepest(index)}
            onClick={() => change(index, { depth: depth + 1 })}
          />
          <IconButton
            icon={X}
            label={t('documents.slot_remove')}
            onClick={() => keep(folders.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <div>
        <Button icon={FolderPlus} onClick={() => keep([...folders, { name: '', depth: 0 }])}>
          {t('documents.slot_add')}
        </Button>
      </div>
    </div>
  )
}
