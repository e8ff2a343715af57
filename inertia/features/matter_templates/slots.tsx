import { Suspense, type ComponentType } from 'react'
import { lazily } from '~/components/feedback/lazily'
import { Skeleton } from '~/components/feedback/skeleton'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

/** What a module's part of the editor of a template gets: what it keeps there, null for nothing, and what the server found wrong by field. */
export type TemplateSlotProps<Payload> = {
  value: Payload | null
  onChange: (value: Payload | null) => void
  errors: Record<string, string>
  readOnly: boolean
}

type Slot = ComponentType<TemplateSlotProps<never>>

const modules = import.meta.glob<{ default: Slot }>('../*/template_slot.tsx')

/** Editors by the name of their feature's folder, each loaded when it is shown. */
const SLOTS = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, lazily(load)])
) as Record<string, Slot>

interface TemplateSlotsProps {
  /** The slots that the server knows, in its order. */
  keys: string[]
  slots: Record<string, unknown>
  errors?: Record<string, string>
  onChange?: (key: string, value: unknown) => void
  readOnly?: boolean
}

/** What a template opens in a matter beside its fields: folders, activities and what else modules add. */
export function TemplateSlots({ keys, slots, errors = {}, onChange, readOnly = false }: TemplateSlotsProps) {
  const t = useMessages()
  const shown = keys.filter((key) => SLOTS[key] && (!readOnly || slots[key] !== undefined))
  return shown.map((key) => {
    const Slot = SLOTS[key]!
    const own = Object.entries(errors).filter(([name]) => name.startsWith(`slots.${key}.`))
    return (
      <section key={key} className="grid gap-3" aria-label={t(`matter_templates.slot.${key}` as MessageId)}>
        <div>
          <h2 className="text-md font-semibold">{t(`matter_templates.slot.${key}` as MessageId)}</h2>
          {!readOnly && <p className="text-sm text-fg-muted">{t(`matter_templates.slot.${key}.lead` as MessageId)}</p>}
        </div>
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <Slot
            value={(slots[key] ?? null) as never}
            onChange={(value) => onChange?.(key, value)}
            errors={Object.fromEntries(own.map(([name, message]) => [name.slice(`slots.${key}.`.length), message]))}
            readOnly={readOnly}
          />
        </Suspense>
      </section>
    )
  })
}
