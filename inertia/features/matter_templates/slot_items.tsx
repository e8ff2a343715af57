import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { TextField } from '~/components/forms/inputs/text_field'

interface SlotItemsProps<Item extends { title: string }> {
  items: Item[]
  onChange: (items: Item[]) => void
  /** What a new one begins as. */
  empty: Item
  words: { title: string; add: string; remove: (number: number) => string }
  /** What the server found wrong with the title of one. */
  titleError: (index: number) => string | undefined
  /** The fields below the title. */
  children: (item: Item, change: (part: Partial<Item>) => void, index: number) => ReactNode
}

/** The editor of what a template adds one by one, each with a title and fields of its own. */
export function SlotItems<Item extends { title: string }>({
  items,
  onChange,
  empty,
  words,
  titleError,
  children,
}: SlotItemsProps<Item>) {
  const change = (index: number, part: Partial<Item>) =>
    onChange(items.map((item, place) => (place === index ? { ...item, ...part } : item)))
  return (
    <div className="grid gap-4">
      {items.map((item, index) => (
        <fieldset key={index} className="grid gap-3 rounded-lg border border-line p-3">
          <div className="flex items-start gap-2">
            <TextField
              label={words.title}
              value={item.title}
              onChange={(title) => change(index, { title } as Partial<Item>)}
              error={titleError(index)}
              maxLength={200}
              className="min-w-0 flex-1"
            />
            <IconButton
              icon={X}
              label={words.remove(index + 1)}
              onClick={() => onChange(items.filter((_, place) => place !== index))}
            />
          </div>
          {children(item, (part) => change(index, part), index)}
        </fieldset>
      ))}
      <Button icon={Plus} className="justify-self-start" onClick={() => onChange([...items, empty])}>
        {words.add}
      </Button>
    </div>
  )
}
