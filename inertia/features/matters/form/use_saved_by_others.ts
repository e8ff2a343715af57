import { MATTER_TEXT_KEYS } from '@generated/fields'
import { typedFromDay } from '~/i18n/formats'
import { useMessages } from '~/hooks/use_messages'
import { inputOf, type Choices, type MatterForm, type MatterInput } from './matter_form'
import { MATERIAS, STATUSES, type MatterFacts } from '~/features/matters/vocabulary'

const NAMES = [
  ...(['title', 'materia', 'status'] as const),
  ...MATTER_TEXT_KEYS,
  ...(['clients', 'responsibleId', 'ourRole', 'filedOn', 'claimAmount'] as const),
]

type Name = (typeof NAMES)[number]

/** Clients compare by who they are, in their order. */
const plain = (value: MatterInput[Name]): string =>
  typeof value === 'string' ? value : value.map((each) => each.value).join('\n')

/** Once the server said that somebody else saved the matter: which fields differ from what they say by now, and what that is. */
export function useSavedByOthers(form: MatterForm, matter: MatterFacts, choices: Choices) {
  const t = useMessages()
  const isStale = 'version' in form.errors
  const current = inputOf(matter)
  const differing = isStale ? NAMES.filter((name) => plain(form.data[name]) !== plain(current[name])) : []

  function told(name: Name): string {
    if (name === 'materia') return t(MATERIAS[matter.materia])
    if (name === 'status') return t(STATUSES[matter.status].name)
    if (name === 'ourRole') return matter.ourRole ? t(`matters.party.role.${matter.ourRole}`) : ''
    if (name === 'filedOn') return typedFromDay(current.filedOn)
    if (name === 'clients') return current.clients.map(({ label }) => label).join(', ')
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
    now: (name: Name) => (told(name) ? t('matters.edit.now', { value: told(name) }) : t('matters.edit.now_empty')),
    /** The choices, and whoever answers for the matter without being in the firm any more. */
    choices: { ...choices, people: [...choices.people, ...former] },
  }
}
