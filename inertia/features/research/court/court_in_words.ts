import type { Court } from '~/features/research/types'
import type { Translate } from '~/hooks/use_messages'

/** «Juzgado de Distrito, 16.º circuito». */
export function courtInWords(t: Translate, { kind, circuit }: Pick<Court, 'kind' | 'circuit'>): string {
  const name = t(`research.court.kind.${kind}`)
  return circuit === null ? name : t('research.court.in_circuit', { name, circuit: String(circuit) })
}
