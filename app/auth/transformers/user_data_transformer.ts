import { BaseTransformer } from '@adonisjs/core/transformers'
import { CONSTANTS } from '#app/core/constants'
import type { UserData } from '#app/auth/http/api_context'
import type { Identity } from '#app/workspaces/identity'

/** Numbers of the specification (§1): 1 is Spanish, anything else English; 2 is dark, anything else light. */
export const LANGUAGE_IDS = { es: CONSTANTS.languages.spanishId, en: 2 } as const
export const THEME_IDS = { light: 1, dark: CONSTANTS.themes.darkId, system: 3 } as const

/** The signed-in user in the specification's own names. */
export default class UserDataTransformer extends BaseTransformer<Identity> {
  toObject(): UserData {
    const { user, workspace } = this.resource
    return {
      id_users: user.id,
      id_languages: LANGUAGE_IDS[user.language],
      id_themes_preference: THEME_IDS[user.theme],
      id_workspace_owner: workspace?.ownerId ?? null,
      id_workspace: workspace?.id ?? null,
      profileComplete: user.profileComplete,
      email: user.email,
    }
  }
}

const named = <Name extends string>(ids: Readonly<Record<Name, number>>, id: number | undefined) =>
  (Object.keys(ids) as Name[]).find((name) => ids[name] === id)

/** The language of a number; nothing when none was given. */
export function languageOfId(id: number | undefined): { language?: keyof typeof LANGUAGE_IDS } {
  const language = named(LANGUAGE_IDS, id)
  return language ? { language } : {}
}

/** The theme of a number; nothing when none was given. */
export function themeOfId(id: number | undefined): { theme?: keyof typeof THEME_IDS } {
  const theme = named(THEME_IDS, id)
  return theme ? { theme } : {}
}
