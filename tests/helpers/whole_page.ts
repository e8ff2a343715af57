import type { ApiRequest, ApiResponse } from '@japa/api-client'

type Desk = { visit(path: string): ApiRequest }
type Props = ReturnType<ApiResponse['body']>

/** The answers of a page that is read whole, and the props that the parts which follow it brought. */
export interface WholePage {
  props: Props
  /** Names of the props that follow, by the group that brings them in one request. */
  groups: Record<string, string[]>
  /** Those that failed. */
  rescued: string[]
}

/** Visits a page and then, as the browser does, each group of its props that follow after it. */
export async function wholePage(session: Desk, path: string): Promise<WholePage> {
  const page = (await session.visit(path)).body()
  const groups = (page.deferredProps ?? {}) as Record<string, string[]>
  const whole: WholePage = { props: page.props, groups, rescued: [] }
  for (const names of Object.values(groups)) {
    const answer = await partOf(session, path, page.component, names)
    whole.props = { ...whole.props, ...answer.body().props }
    whole.rescued.push(...(answer.body().rescuedProps ?? []))
  }
  return whole
}

/** Asks a page for some of its props. */
export const partOf = (session: Desk, path: string, component: string, names: string[]): Promise<ApiResponse> =>
  session
    .visit(path)
    .header('x-inertia-partial-component', component)
    .header('x-inertia-partial-data', names.join(',')) as never
