import { setFlagsFromString } from 'node:v8'

/** From now on V8 keeps the room for young objects as it is. It would double while a process starts, by 30 to 60 MB that one that mostly waits does not need. */
export function fixSemiSpaceSize(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** From now on it grows with the work, as V8 has it by default. */
export function letSemiSpaceGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}
