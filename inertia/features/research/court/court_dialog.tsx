import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { SelectField } from '~/components/forms/choices/select_field'
import { COURT_KINDS, type CourtKind } from '~/features/research/court/kinds'
import type { Court } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const SUBJECTS = ['Administrativa', 'Civil', 'Común', 'Constitucional', 'Laboral', 'Penal']
const CIRCUITS = Array.from({ length: 32 }, (_, place) => String(place + 1))
const address = route('research.my_court.update')

/** Asks before which court the reader litigates. */
export function CourtDialog({ court, open, onClose }: { court: Court | null; open: boolean; onClose: () => void }) {
  // Each time it opens it begins with what is kept.
  const [opened, setOpened] = useState(0)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpened(opened + 1)
  }
  return <CourtForm key={opened} court={court} open={open} onClose={onClose} />
}

function CourtForm({ court, open, onClose }: { court: Court | null; open: boolean; onClose: () => void }) {
  const t = useMessages()
  const form = useFields<{ kind: CourtKind | ''; circuit: string; subject: string }>(
    { kind: court?.kind ?? '', circuit: court?.circuit?.toString() ?? '', subject: court?.subject ?? '' },
    {
      kind: { label: t('research.court.kind'), rules: [required()] },
      circuit: { label: t('research.court.circuit'), rules: [] },
      subject: { label: t('research.court.subject'), rules: [] },
    },
    { prefix: 'court' }
  )
  form.transform(({ kind, circuit, subject }) => ({
    kind,
    circuit: /^\d+$/.test(circuit) ? Number(circuit) : null,
    subject: SUBJECTS.includes(subject) ? subject : null,
  }))
  const forget = () =>
    router.delete(address, { preserveScroll: true, onSuccess: onClose, headers: { blockType: 'button' } })
  const none = { value: 'none', label: t('research.court.unspecified') }

  return (
    <FormDialog
      {...{ open, onClose, form }}
      method="put"
      action={address}
      title={t('research.court.title')}
      actions={
        court && (
          <Button variant="danger-quiet" onClick={forget} disabled={form.processing}>
            {t('research.court.forget')}
          </Button>
        )
      }
    >
      <p className="text-fg-muted">{t('research.court.explained')}</p>
      <SelectField
        {...form.field('kind')}
        options={COURT_KINDS.map((value) => ({ value, label: t(`research.court.kind.${value}`) }))}
      />
      <SelectField
        {...form.field('circuit')}
        optional
        options={[none, ...CIRCUITS.map((value) => ({ value, label: t('research.court.circuit_number', { value }) }))]}
      />
      <SelectField
        {...form.field('subject')}
        optional
        options={[none, ...SUBJECTS.map((value) => ({ value, label: value }))]}
      />
    </FormDialog>
  )
}
