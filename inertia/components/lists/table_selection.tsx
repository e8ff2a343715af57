import { Td } from '~/components/lists/table'
import { useMessages } from '~/hooks/use_messages'
import type { SelectionState } from '~/hooks/use_selection'

interface SelectCellProps {
  /** What the row is called: «IL-1042». */
  name: string
  checked: boolean
  /** `range` is true with the shift key: everything from the last one pressed. */
  onToggle: (range: boolean) => void
}

/** The box that selects a row. */
export function SelectCell({ name, checked, onToggle }: SelectCellProps) {
  const t = useMessages()
  return (
    <Td phone="hide" className="w-11">
      <input
        type="checkbox"
        className="check"
        aria-label={t('common.select_row', { name })}
        checked={checked}
        onChange={(event) => onToggle((event.nativeEvent as PointerEvent).shiftKey)}
      />
    </Td>
  )
}

interface SelectAllCellProps {
  state: SelectionState
  onToggle: () => void
}

/** The box in the head that selects every row of the page. */
export function SelectAllCell({ state, onToggle }: SelectAllCellProps) {
  const t = useMessages()
  return (
    <th role="columnheader" scope="col" className="w-11 text-left">
      <input
        type="checkbox"
        className="check"
        aria-label={t('common.select_page')}
        checked={state === 'all'}
        ref={(element) => {
          if (element) element.indeterminate = state === 'some'
        }}
        onChange={onToggle}
      />
    </th>
  )
}
