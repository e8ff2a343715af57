import { ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { Check } from 'lucide-react'
import { cx } from '~/components/cx'
import { floatItemStyles, floatStyles } from '~/components/overlays/float_styles'
import { Icon } from '~/components/display/icon'
import { fold } from './option_matching'
import type { BoxOption, BoxSource } from './select_box'
import { useMessages } from '~/hooks/use_messages'
import { useOptions } from '~/hooks/use_options'

interface ComboboxListProps extends BoxSource {
  query: string
  isOpen: boolean
  freeText?: boolean
  /** What stands in the box: among the options it is the one that is marked first, so that Enter keeps it. */
  current?: BoxOption | null
}

/** The list below a box: options, or in words why there are none. */
export function ComboboxList({ query, isOpen, freeText, current, ...source }: ComboboxListProps) {
  const t = useMessages()
  const { options: found, state } = useOptions(source, query, isOpen)
  const typed = query.trim()
  const offersText = freeText && typed !== '' && !found.some((option) => fold(option.label) === fold(typed))
  const isOwn = freeText && current && query === '' && !found.some(({ value }) => value === current.value)
  const options = isOwn ? [current, ...found] : found
  const words = {
    loading: t('forms.loading'),
    waiting: t('forms.type_to_search'),
    failed: t('forms.search_failed'),
    ready: t('forms.no_results'),
  }
  const saysWhy = options.length === 0 && !(offersText && state === 'ready')

  return (
    <ComboboxOptions
      transition
      modal={false}
      anchor={{ to: 'bottom start', gap: 6, offset: -11, padding: 8 }}
      className={cx(
        floatStyles,
        'w-[calc(var(--input-width)+54px)] [--anchor-max-height:20rem] max-md:w-[calc(var(--input-width)+66px)]'
      )}
    >
      {options.map((option) => (
        <ComboboxOption key={option.value} value={option} className={cx(floatItemStyles, 'group')}>
          <Icon of={Check} className="text-accent-fg not-group-data-selected:invisible" />
          <span className="min-w-0 flex-1">
            {option.label}
            {option.description && <span className="block text-xs text-fg-subtle">{option.description}</span>}
          </span>
        </ComboboxOption>
      ))}
      {saysWhy && (
        <ComboboxOption value={null} disabled className="px-2 py-1.5 text-sm text-fg-subtle" aria-live="polite">
          {words[state]}
        </ComboboxOption>
      )}
      {offersText && (
        <ComboboxOption value={{ value: typed, label: typed }} className={floatItemStyles}>
          {t('forms.use_text', { text: typed })}
        </ComboboxOption>
      )}
    </ComboboxOptions>
  )
}
