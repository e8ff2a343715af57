import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '~/i18n/messages'

type Values = Record<string, string | number>
type RichValues = Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>

/** Translates an id of the catalogues into text. */
export interface Translate {
  (id: MessageId, values?: Values): string
  /** The same with elements in it: `t.rich('x.y', { b: (chunks) => <b>{chunks}</b> })`. */
  rich: (id: MessageId, values: RichValues) => ReactNode
  /** The text of the first id that the catalogues have, of ids that are put together; else `otherwise`. */
  first: (ids: string[], otherwise: string) => string
}

/** The messages of the language in force: `const t = useMessages(); t('common.save')`. */
export function useMessages(): Translate {
  const intl = useIntl()
  return useMemo(() => {
    const text = (id: MessageId, values?: Values) => intl.formatMessage({ id }, values)
    const rich = (id: MessageId, values: RichValues) => intl.formatMessage({ id }, values as Record<string, ReactNode>)
    const first = (ids: string[], otherwise: string) => {
      const id = ids.find((each) => each in intl.messages)
      return id ? text(id as MessageId) : otherwise
    }
    return Object.assign(text, { rich, first })
  }, [intl])
}
