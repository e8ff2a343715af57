import router from '@adonisjs/core/services/router'

export interface Registered {
  method: string
  pattern: string
  name: string | undefined
  /** Its named middleware in order: `as('lawyer')`, `csrf`. */
  guards: string[]
}

/** The routes that `npm test -- --changed` found to be reached; null when every one of them is tried. */
const reached: Set<string> | null = process.env.FOJA_TEST_ROUTES
  ? new Set(JSON.parse(process.env.FOJA_TEST_ROUTES) as string[])
  : null

/**
 * Whether a walk over all routes tries this one now.
 * @param route method and pattern: `GET /law-firm/files/list`
 */
export const isWalked = (route: string): boolean => reached === null || reached.has(route)

/** Every route of the product, one for each of its methods but HEAD. */
export function registeredRoutes(): Registered[] {
  if (Object.keys(router.toJSON()).length === 0) router.commit()
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern, name, middleware }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, pattern: pattern === '/*' ? '*' : pattern, name, guards: guardsOf(middleware) }))
    )
}

type Stack = { all(): Iterable<unknown> }

function guardsOf(middleware: unknown): string[] {
  return [...(middleware as Stack).all()].flatMap((one) => {
    const { name, args } = one as { name?: string; args?: unknown }
    if (!name || name === 'closure') return []
    return [args === undefined ? name : `${name}('${String(args)}')`]
  })
}
