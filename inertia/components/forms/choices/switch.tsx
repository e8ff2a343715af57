import { Tick, type TickProps } from './tick'

/** On or off, in force at once. */
export function Switch(props: Omit<TickProps, 'hideLabel'>) {
  return <Tick {...props} role="switch" look="switch" noteLook="pl-9" />
}
