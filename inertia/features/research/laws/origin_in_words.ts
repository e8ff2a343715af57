import type { ListedDocument } from '~/features/research/types'
import type { Translate } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import type { Locale } from '~/i18n/provider'

type Norm = Pick<ListedDocument, 'origin' | 'state'>

/** «Última reforma: DOF 13/03/2025», «Texto original, DOF 02/04/2013»; null where no day is known. Laws of states are not published in the DOF. */
export function originInWords(
  t: Translate,
  locale: Locale,
  { origin, state }: Norm,
  length: 'short' | 'long' = 'short'
): string | null {
  if (!origin?.on) return null
  return t(`laws.origin.${origin.how}`, {
    date: formatDate(origin.on, length, locale),
    dof: state ? 'no' : 'yes',
    listed: origin.isListed ? 'yes' : 'no',
  })
}
