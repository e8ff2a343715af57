import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectField } from '~/components/forms/choices/select_field'
import { useMaterias } from '~/features/matters/use_materias'
import { useMessages } from '~/hooks/use_messages'
import type { ImportOptions, ImportView, NameOrder, NameParts, Subject } from './types'

const NONE = '-'

interface FileOptionsProps {
  subject: Subject
  file: ImportView
  mapping: ImportView['mapping']
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}

/** What holds for the whole file: how names are written, for whom the firm stands, the branch of law of rows that say none. */
export function FileOptions({ subject, file, mapping, options, onChange }: FileOptionsProps) {
  const t = useMessages()
  const isNamed = mapping.some((field) => field === 'name' || field === 'client') || options.weAre !== undefined
  const hasParties = mapping.some((field) => field === 'caption' || field?.startsWith('party.'))
  const asksSide = subject === 'matters' && hasParties && !mapping.includes('client')
  return (
    <>
      {subject === 'matters' && (
        <DefaultMateria value={options.materia} onChange={(materia) => onChange({ ...options, materia })} />
      )}
      {asksSide && (
        <RadioGroup
          label={t('transfers.we_are.label')}
          value={options.weAre ?? NONE}
          onChange={(value) =>
            onChange({ ...options, weAre: value === NONE ? undefined : (value as ImportOptions['weAre']) })
          }
          options={[
            { value: NONE, label: t('transfers.we_are.none') },
            { value: 'plaintiff', label: t('transfers.we_are.plaintiff') },
            { value: 'defendant', label: t('transfers.we_are.defendant') },
          ]}
        />
      )}
      {isNamed && (
        <NameOrderField
          file={file}
          mapping={mapping}
          value={options.nameOrder ?? 'given'}
          onChange={(nameOrder) => onChange({ ...options, nameOrder })}
        />
      )}
    </>
  )
}

function DefaultMateria({ value, onChange }: { value?: string; onChange: (value: string | undefined) => void }) {
  const t = useMessages()
  const materias = useMaterias()
  return (
    <SelectField
      className="max-w-96"
      label={t('transfers.mapping.materia')}
      help={t('transfers.mapping.materia_help')}
      value={value ?? NONE}
      onChange={(materia) => onChange(materia === NONE ? undefined : materia)}
      options={[{ value: NONE, label: t('transfers.mapping.materia_inferred') }, ...materias]}
    />
  )
}

interface NameOrderFieldProps {
  file: ImportView
  mapping: ImportView['mapping']
  value: NameOrder
  onChange: (order: NameOrder) => void
}

/** In which order the file writes names, each order with what it makes of some of them. */
function NameOrderField({ file, mapping, value, onChange }: NameOrderFieldProps) {
  const t = useMessages()
  const places = mapping.flatMap((field, place) =>
    field === 'name' || field === 'client' || field === 'caption' || field?.startsWith('party.') ? [place] : []
  )
  const samples = places.flatMap((place) => file.names[place] ?? []).slice(0, 2)
  const shown = ({ givenNames, firstSurname, secondSurname }: NameParts) =>
    [givenNames, firstSurname, secondSurname].filter(Boolean).join(' | ')
  return (
    <RadioGroup
      label={t('transfers.name_order.label')}
      value={value}
      onChange={(order) => onChange(order)}
      options={(['given', 'surname'] as const).map((order) => ({
        value: order,
        label: t(`transfers.name_order.${order}`),
        description: samples.map((sample) => shown(sample[order])).join(' · ') || undefined,
      }))}
    />
  )
}
