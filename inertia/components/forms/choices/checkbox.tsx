import { Tick, type TickProps } from './tick'

export interface CheckboxProps extends TickProps {
  indeterminate?: boolean
}

/** A box to tick, with its words. */
export function Checkbox({ indeterminate, ...props }: CheckboxProps) {
  return (
    <Tick
      {...props}
      look="check"
      noteLook="pl-6"
      ref={(element) => {
        if (element) element.indeterminate = Boolean(indeterminate)
      }}
    />
  )
}
