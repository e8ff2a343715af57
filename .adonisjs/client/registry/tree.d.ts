/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  security: {
    login: typeof routes['security.login']
    sessions: {
      store: typeof routes['security.sessions.store']
      destroy: typeof routes['security.sessions.destroy']
    }
  }
  main: {
    home: typeof routes['main.home']
    client: typeof routes['main.client']
    workspaces: {
      index: typeof routes['main.workspaces.index']
      select: typeof routes['main.workspaces.select']
    }
  }
  settings: {
    preferences: {
      update: typeof routes['settings.preferences.update']
    }
  }
  root: typeof routes['root']
  notFound: typeof routes['not_found']
  fallback: typeof routes['fallback']
}
