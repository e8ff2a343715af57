import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react'
import { router, usePage } from '@inertiajs/react'
import {
  FileChartColumn,
  FileText,
  FolderOpen,
  ListChecks,
  Scale,
  Search,
  StickyNote,
  UserRound,
  WalletCards,
} from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Icon, type LucideIcon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { commandsOf, groupLabel, librarySearch, matching } from './commands'
import { useFound, type FoundItem } from './use_found'

const ICONS: Record<string, LucideIcon> = {
  'matters': FolderOpen,
  'clients': UserRound,
  'documents': FileText,
  'activities': ListChecks,
  'notes': StickyNote,
  'charges': WalletCards,
  'billing.new': WalletCards,
  'insights.asked': FileChartColumn,
  'reports': FileChartColumn,
}

const MAX_COMMANDS = 6

type Choice = FoundItem & { icon: LucideIcon }

/** Everything, by typing: records of the firm, texts of the law, pages and actions. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const identity = usePage<SharedProps>().props.identity!
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const { groups, isFailed, isWaiting } = useFound(text)
  const commands = matching(commandsOf(identity, t), text).slice(0, text ? MAX_COMMANDS : undefined)

  function go(choice: Choice | null) {
    if (!choice) return
    onClose()
    router.visit(choice.href)
  }

  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-(--z-dialog)">
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 overflow-y-auto p-4 pt-[10vh] max-md:p-0">
        <DialogPanel className="mx-auto flex max-h-[76vh] max-w-160 flex-col overflow-hidden rounded-xl border border-line bg-surface-raised shadow-lg max-md:max-h-dvh max-md:min-h-dvh max-md:rounded-none">
          <DialogTitle className="sr-only">{t('palette.title')}</DialogTitle>
          <Combobox<Choice | null> value={null} onChange={go} immediate>
            <div className="relative flex flex-none items-center border-b border-line">
              <Icon of={Search} className="pointer-events-none absolute left-4 text-fg-subtle" />
              <ComboboxInput
                autoFocus
                aria-label={t('palette.title')}
                placeholder={t('palette.placeholder')}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => event.key === 'Escape' && onClose()}
                className="h-13 w-full bg-transparent pr-4 pl-11 text-md outline-none placeholder:text-fg-subtle"
              />
              <button
                type="button"
                onClick={onClose}
                className="mr-3 h-control rounded-md px-2 text-sm text-fg-muted hover:bg-surface-hover md:hidden"
              >
                {t('common.close')}
              </button>
            </div>
            <ComboboxOptions static modal={false} className="min-h-0 flex-1 overflow-y-auto p-2 outline-none">
              {commands.length > 0 && (
                <Group label={t(text ? 'palette.group.go' : 'palette.group.suggested')}>
                  {commands.map((command) => (
                    <Line key={command.id} choice={command} />
                  ))}
                </Group>
              )}
              {groups.map(({ key, items }) => (
                <Group key={key} label={t(groupLabel(key))}>
                  {items.map((item) => (
                    <Line key={item.href} choice={{ ...item, icon: ICONS[key] ?? Scale }} />
                  ))}
                </Group>
              ))}
              {text !== '' && (
                <Group label={t('palette.group.library')}>
                  <Line choice={librarySearch(text, t('palette.search_library', { text }))} />
                </Group>
              )}
            </ComboboxOptions>
          </Combobox>
          <p
            role="status"
            className="flex-none border-t border-line-subtle px-4 py-2 text-sm text-fg-subtle max-md:empty:hidden"
          >
            {t(isFailed ? 'palette.failed' : isWaiting ? 'forms.loading' : 'palette.hint')}
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="pb-1">
      <div id={id} role="presentation" className="px-2.5 pt-2 pb-1 text-xs font-medium text-fg-subtle">
        {label}
      </div>
      {children}
    </div>
  )
}

function Line({ choice }: { choice: Choice }) {
  return (
    <ComboboxOption
      value={choice}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 data-focus:bg-surface-hover max-md:min-h-11"
    >
      <Icon of={choice.icon} className="flex-none text-fg-subtle" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{choice.title}</span>
        {choice.context && <span className="block truncate text-sm text-fg-subtle">{choice.context}</span>}
      </span>
    </ComboboxOption>
  )
}
