import { Play, Square, Timer } from 'lucide-react'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { RemoveButton } from '~/components/overlays/remove_button'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import { route } from '~/routes'
import type { Watch } from './types'
import { clockOf, lineRules } from './words'

const MOST = 1_440

const minutesOf = (watch: Watch, now: Date) =>
  Math.min(Math.max(Math.ceil((now.getTime() - Date.parse(watch.startedAt)) / 60_000), 1), MOST)

/** The watch of a person that runs: for how long, in which matter, and how it is stopped. */
export function WatchBar({ watch, here }: { watch: Watch; here?: number }) {
  const t = useMessages()
  const [isStopping, setStopping] = useState(false)
  const now = useNow()
  const minutes = now ? minutesOf(watch, now) : 1
  const name = watch.matter ? `${watch.matter.reference} · ${watch.matter.title}` : t('fees.timer_elsewhere')
  return (
    <section
      aria-label={t('fees.timer')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-accent-line bg-accent-subtle px-3.5 py-2.5"
    >
      <Timer size={16} aria-hidden className="flex-none text-accent-fg" />
      <p className="min-w-0 flex-1 basis-48 wrap-break-word">
        <span className="font-semibold tabular-nums">{t('fees.timer_running', { time: clockOf(minutes) })}</span>{' '}
        {watch.matterId !== here && t('fees.timer_in', { matter: name })}
      </p>
      <Button size="sm" variant="primary" icon={Square} onClick={() => setStopping(true)}>
        {t('fees.timer_stop')}
      </Button>
      <RemoveButton
        label={t('fees.timer_discard')}
        verb={t('fees.timer_discard')}
        href={route('law_firm.timers.destroy')}
        title={t('fees.timer_discard')}
      >
        {t('fees.timer_discard_text')}
      </RemoveButton>
      {isStopping && <StopForm minutes={minutes} onClose={() => setStopping(false)} />}
    </section>
  )
}

function StopForm({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const t = useMessages()
  const form = useFields(
    { minutes: clockOf(minutes), description: '', billable: true },
    {
      minutes: { label: t('fees.field.minutes'), rules: [required()] },
      description: { label: t('fees.field.description'), rules: lineRules(1_000) },
      billable: { label: t('fees.field.billable') },
    },
    { prefix: 'watch' }
  )
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.timer_entries.store')}
      title={t('fees.timer_stop_title')}
      verb={t('fees.timer_verb')}
    >
      <TextField {...form.field('minutes')} help={t('fees.field.minutes_help')} />
      <TextArea {...form.field('description')} rows={3} />
      <Checkbox {...form.check('billable')} />
    </FormDialog>
  )
}

/** Starts the watch for a matter. */
export function StartWatch({ matterId }: { matterId: number }) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const start = () =>
    router.post(
      route('law_firm.timers.store'),
      { matterId },
      {
        ...{ headers: { blockType: 'button' }, preserveScroll: true, preserveState: true },
        ...{ onStart: () => setBusy(true), onFinish: () => setBusy(false) },
      }
    )
  return (
    <Button size="sm" icon={Play} pending={isBusy} onClick={start}>
      {t('fees.timer_start')}
    </Button>
  )
}
