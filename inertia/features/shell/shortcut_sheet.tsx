import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '~/components/overlays/dialog'
import { Kbd } from '~/components/display/kbd'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { plainKey } from './plain_key'

type Shortcut = [keys: string[], does: MessageId]

const EVERYWHERE: Shortcut[] = [
  [['Ctrl', 'K'], 'lists.keys.search'],
  [['?'], 'lists.keys.sheet'],
]
const IN_LISTS: Shortcut[] = [
  [['J', 'K'], 'lists.keys.move'],
  [['X'], 'lists.keys.select'],
  [['↵'], 'lists.keys.open'],
  [['N'], 'lists.keys.new'],
]
const SHORTCUTS: [where: MessageId, shortcuts: Shortcut[]][] = [
  ['lists.keys.everywhere', EVERYWHERE],
  ['lists.keys.lists', IN_LISTS],
  ['lists.keys.in_matter', [[['J', 'K'], 'lists.keys.neighbours']]],
]

/** The sheet of shortcuts, which a question mark opens. */
export function ShortcutSheet() {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (plainKey(event) === '?') setOpen(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('lists.keys.title')}>
      {SHORTCUTS.map(([where, shortcuts]) => (
        <section key={where}>
          <h3 className="pb-1 font-medium text-fg">{t(where)}</h3>
          <dl className="grid gap-1">
            {shortcuts.map(([keys, does]) => (
              <div key={does} className="flex items-center justify-between gap-4">
                <dt>{t(does)}</dt>
                <dd className="flex gap-1">
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
