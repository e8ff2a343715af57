import { constants, setPriority } from 'node:os'

/** Lets a command or the worker take what is left of the processor: who waits for a page comes first. */
export function workBehindPeople(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
