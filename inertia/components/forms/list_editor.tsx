import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { isTaken, moved } from '~/components/forms/list_items'
import { MoveHandle } from '~/components/forms/move_handle'
import { TextField } from '~/components/forms/inputs/text_field'

interface ListEditorProps {
  /** Begins the ids of the handles by which items are moved. */
  prefix: string
  items: string[]
  onChange: (items: string[]) => void
  /** How many there may be. */
  limit: number
  /** Characters of a new one; what is longer is cut. */
  maxLength?: number
  words: {
    item: (number: number) => string
    remove: (item: string) => string
    /** The field in which a new one is typed, and the button that adds it. */
    next: string
    add: string
    duplicate: string
  }
}

/** A list of texts: added one by one, changed in place, put in order, taken away. No two may be alike. */
export function ListEditor({ prefix, items, onChange, limit, maxLength, words }: ListEditorProps) {
  const [typed, setTyped] = useState('')
  const isDuplicate = typed.trim() !== '' && isTaken(items, typed)

  function add() {
    if (!typed.trim() || isDuplicate || items.length >= limit) return
    onChange([...items, typed.trim().slice(0, maxLength)])
    setTyped('')
  }
  function step(index: number, by: 1 | -1) {
    const to = index + by
    if (to < 0 || to >= items.length) return
    onChange(moved(items, index, to))
    document.getElementById(`${prefix}-${to}`)?.focus()
  }

  return (
    <>
      <ol className="grid gap-1.5">
        {items.map((item, index) => (
          <li key={index} className="flex items-start gap-1">
            <MoveHandle id={`${prefix}-${index}`} label={item} onStep={(by) => step(index, by)} />
            <TextField
              className="flex-1"
              label={words.item(index + 1)}
              hideLabel
              value={item}
              error={isTaken(items, item, index) ? words.duplicate : undefined}
              onChange={(text) => onChange(items.map((each, place) => (place === index ? text : each)))}
            />
            <IconButton
              icon={X}
              label={words.remove(item)}
              onClick={() => onChange(items.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={words.next}
          hideLabel
          placeholder={words.next}
          value={typed}
          error={isDuplicate ? words.duplicate : undefined}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button icon={Plus} onClick={add}>
          {words.add}
        </Button>
      </div>
    </>
  )
}
