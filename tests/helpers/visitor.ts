import { PASSWORD } from '#tests/helpers/people'
import { type Answer, JSON_HEADERS, PAGE_HEADERS, send } from '#tests/helpers/http'

interface Said {
  key: string
  values?: Record<string, string | number>
}

/** What the server sends for a page: its name and its props, of which these come with every page. */
export interface InertiaPage {
  component: string
  version: string
  url: string
  /** Of what the page says once; undefined when it says nothing. */
  noticesId?: string
  props: {
    errors: Record<string, string>
    notices: { toast?: Said; warning?: Said; refusal?: { code: string; params: Record<string, string | number> } }
    csrf: string
    language: 'es' | 'en'
    identity?: {
      id: number
      name: string
      home: string
      permissions: string[]
      confirmsWithGoogle: boolean
      workspace: { id: number; name: string } | null
    }
  } & Record<string, unknown>
}

type Method = 'post' | 'put' | 'patch' | 'delete'

/** The data of a page out of its document. What is said once stands apart from the id that no two answers share. */
export function pageIn(document: string): InertiaPage {
  const block = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(document)
  if (!block) throw new Error(`there is no page in:\n${document.slice(0, 500)}`)
  const page = JSON.parse(block[1]!) as InertiaPage & { props: { notices?: { id?: string } } }
  const { id, ...notices } = page.props.notices ?? {}
  return { ...page, noticesId: id, props: { ...page.props, ...(page.props.notices && { notices }) } }
}

/** A browser without scripts: keeps its cookies and the CSRF token of the last page, follows no redirect by itself. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  csrf = ''
  version = ''

  constructor(cookies: Record<string, string> = {}) {
    Object.entries(cookies).forEach(([name, value]) => this.cookies.set(name, value))
  }

  /** Opens a page as the address bar does. */
  async open(path: string, headers: Record<string, string> = {}) {
    const answer = await this.ask(path, 'GET', { ...PAGE_HEADERS, ...headers })
    const page = answer.text.includes('data-page="app"') ? pageIn(answer.text) : null
    if (page) Object.assign(this, { csrf: page.props.csrf, version: page.version })
    return { ...answer, page }
  }

  /** Opens a page and every page that it leads to. */
  async follow(path: string) {
    let answer = await this.open(path)
    for (let steps = 0; answer.headers.location && steps < 5; steps++) answer = await this.open(answer.headers.location)
    return answer
  }

  /** Submits as the client of the browser does (Inertia); the answer is a redirect. */
  submit(method: Method, path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    const inertia = {
      ...PAGE_HEADERS,
      'content-type': 'application/json',
      'x-inertia': 'true',
      'x-inertia-version': this.version,
    }
    return this.ask(path, method, { ...inertia, 'x-csrf-token': this.csrf, ...headers }, JSON.stringify(body))
  }

  /** Asks as a program does. */
  async json(method: Method | 'get', path: string, body?: unknown, headers: Record<string, string> = {}) {
    const token: Record<string, string> = method === 'get' ? {} : { 'x-csrf-token': this.csrf }
    const content = body === undefined ? undefined : JSON.stringify(body)
    const answer = await this.ask(path, method, { ...JSON_HEADERS, ...token, ...headers }, content)
    return { ...answer, body: answer.text ? JSON.parse(answer.text) : null }
  }

  async ask(path: string, method: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await send(path, {
      method: method.toUpperCase(),
      headers: { ...(cookie && { cookie }), ...headers },
      body,
    })
    for (const line of answer.cookies) this.keep(line)
    return answer
  }

  private keep(line: string) {
    const [pair] = line.split(';')
    const at = pair!.indexOf('=')
    const [name, value] = [pair!.slice(0, at), pair!.slice(at + 1)]
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** Signs a person who has PASSWORD in through the form and opens their home. */
export async function signIn(user: { email: string }, remember = false): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.open('/login')
  const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD, remember })
  if (answer.status !== 302 || answer.headers.location === '/login')
    throw new Error(`sign-in answered ${answer.status}`)
  await visitor.follow(answer.headers.location!)
  return visitor
}
