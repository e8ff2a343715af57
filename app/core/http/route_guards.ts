type Stack = { all(): Iterable<unknown> }

const known = new WeakMap<object, readonly Guard[]>()

/** A named middleware of a route and what it was given. */
export interface Guard {
  name: string
  args: unknown
}

/** The named middleware of a route, in order: `as`, `can`, `csrf`. */
export function guardsOf(route: { middleware: unknown }): readonly Guard[] {
  const stack = route.middleware as Stack
  const found = known.get(stack)
  if (found) return found
  const guards = [...stack.all()].flatMap((one) => {
    const { name, args } = one as { name?: string; args?: unknown }
    return name && name !== 'closure' ? [{ name, args }] : []
  })
  known.set(stack, guards)
  return guards
}
