import { templateSlots, type TemplateSlotContents } from '@generated/parts'
import { Suspense, type ComponentType } from 'react'
import type { LazyPart } from '~/components/feedback/lazily'
import { Skeleton } from '~/components/feedback/skeleton'
import { lazyTable } from '~/features/parts'
import { useMessages } from '~/hooks/use_messages'

/** What a template keeps for the modules that add to it, as each of them declares it. */
export type TemplateSlotValues = { [Key in keyof TemplateSlotContents]?: TemplateSlotContents[Key] | null }
type SlotKey = keyof TemplateSlotContents

/** What a module's part of the editor of a template gets: what it keeps there, null for nothing, and what the server found wrong by field. */
export type TemplateSlotProps<Key extends SlotKey> = {
  value: TemplateSlotContents[Key] | null
  onChange: (value: TemplateSlotContents[Key] | null) => void
  errors: Record<string, string>
  readOnly: boolean
}

type SlotProps = { [Key in SlotKey]: TemplateSlotProps<Key> }

/** Editors by the name of their feature's folder, each loaded when it is shown. */
const SLOTS: { [Key in SlotKey]: LazyPart<TemplateSlotProps<Key>> } = lazyTable<SlotProps>(templateSlots)

interface TemplateSlotsProps {
  /** The slots that the server knows, in its order. */
  keys: string[]
  slots: TemplateSlotValues
  errors?: Record<string, string>
  onChange?: (slots: TemplateSlotValues) => void
  readOnly?: boolean
}

/** What a template opens in a matter beside its fields: folders, activities and what else modules add. */
export function TemplateSlots({ keys, ...props }: TemplateSlotsProps) {
  const known = keys.filter((key): key is SlotKey => key in SLOTS)
  const shown = known.filter((key) => !props.readOnly || props.slots[key] !== undefined)
  return shown.map((key) => <SlotSection key={key} slot={key} {...props} />)
}

function SlotSection<Key extends SlotKey>({
  slot,
  slots,
  errors = {},
  onChange,
  readOnly = false,
}: Omit<TemplateSlotsProps, 'keys'> & { slot: Key }) {
  const t = useMessages()
  const Slot: ComponentType<TemplateSlotProps<Key>> = SLOTS[slot]
  const value: TemplateSlotContents[Key] | null | undefined = slots[slot]
  const prefix = `slots.${slot}.`
  const own = Object.entries(errors).filter(([name]) => name.startsWith(prefix))
  return (
    <section className="grid gap-3" aria-label={t(`matter_templates.slot.${slot}`)}>
      <div>
        <h2 className="text-md font-semibold">{t(`matter_templates.slot.${slot}`)}</h2>
        {!readOnly && <p className="text-sm text-fg-muted">{t(`matter_templates.slot.${slot}.lead`)}</p>}
      </div>
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <Slot
          value={value ?? null}
          onChange={(next) => onChange?.({ ...slots, [slot]: next })}
          errors={Object.fromEntries(own.map(([name, message]) => [name.slice(prefix.length), message]))}
          readOnly={readOnly}
        />
      </Suspense>
    </section>
  )
}
