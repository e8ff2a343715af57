import { useMemo } from 'react'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { MATERIAS, MATERIA_KEYS, type Materia } from './vocabulary'

/** The branches of law by name in the reader's language, «Otra» last, as options of a list. */
export function useMaterias() {
  const t = useMessages()
  const { locale } = useLocale()
  return useMemo(() => {
    const name = (materia: Materia) => t(MATERIAS[materia])
    const last = (materia: Materia) => Number(materia === 'other')
    const sorted = MATERIA_KEYS.toSorted((a, b) => last(a) - last(b) || name(a).localeCompare(name(b), tagOf(locale)))
    return sorted.map((materia) => ({ value: materia, label: name(materia) }))
  }, [t, locale])
}
