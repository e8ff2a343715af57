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
}

/** The messages of the language in force: `const t = useMessages(); t('common.save')`. */
export function useMessages(): Translate {
  const intl = useIntl()
  return useMemo(() => {
    const text = (id: MessageId, values?: Values) => intl.formatMessage({ id }, values)
    const rich = (id: MessageId, values: RichValues) => intl.formatMessage({ id }, values as Record<string, ReactNode>)
    return Object.assign(text, { rich })
  }, [intl])
}
