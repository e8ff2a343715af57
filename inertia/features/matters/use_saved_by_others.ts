import { useMessages } from '~/hooks/use_messages'
import { inputOf, type Choices, type MatterForm, type MatterInput } from './matter_form'
import { MATERIAS, STATUSES, type MatterFacts } from './vocabulary'

const NAMES: (keyof MatterInput)[] = [
  'title',
  'materia',
  'status',
  'court',
  'fileNumber',
  'clientName',
  'responsibleId',
]

/** Once the server said that somebody else saved the matter: which fields differ from what they say by now, and what that is. */
export function useSavedByOthers(form: MatterForm, matter: MatterFacts, choices: Choices) {
  const t = useMessages()
  const isStale = 'version' in form.errors
  const current = inputOf(matter)
  const differing = isStale ? NAMES.filter((name) => form.data[name] !== current[name]) : []

  function told(name: keyof MatterInput): string {
    if (name === 'materia') return t(MATERIAS[matter.materia])
    if (name === 'status') return t(STATUSES[matter.status].name)
    return name === 'responsibleId' ? (matter.responsible?.name ?? '') : current[name]
  }

  const { responsible } = matter
  const isGone = responsible && !choices.people.some(({ id }) => id === responsible.id)
  const former = isGone
    ? [{ id: responsible.id, name: t('matters.edit.former_member', { name: responsible.name }) }]
    : []

  return {
    isStale,
    differing,
    /** What a field says by now, in words. */
    now: (name: keyof MatterInput) =>
      told(name) ? t('matters.edit.now', { value: told(name) }) : t('matters.edit.now_empty'),
    /** The choices, and whoever answers for the matter without being in the firm any more. */
    choices: { ...choices, people: [...choices.people, ...former] },
  }
}
