import db from '@adonisjs/lucid/services/db'
import { saveSystemSetting, systemSetting } from '#app/core/system/settings'
import { changedKeys, shippedDigests, type ShippedDigests } from '#app/deadlines/domain/shipped_digests'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import RulesChanged from '#app/deadlines/events/rules_changed'
import { NOTIFICATION_RULES, SHIPPED_CALENDARS, TERM_RULES } from '#app/deadlines/shipped/index'
import { holdCalendars } from './change_calendar.js'

const KEY = 'shipped_deadlines'
const ALL_FIRMS = { workspaceId: null }

const shippedNow = () => shippedDigests({ calendars: SHIPPED_CALENDARS, rules: [...NOTIFICATION_RULES, ...TERM_RULES] })

/**
 * Tells whoever counts on the calendars and rules that come with Foja which of them differ from those that this installation had before, once: what is told and the digests of
 * what is there now are written in one transaction. Returns whether anything differed.
 */
export async function followRelease(shipped: ShippedDigests = shippedNow()): Promise<boolean> {
  const isKept = (kept: ShippedDigests | null) => JSON.stringify(kept) === JSON.stringify(shipped)
  if (isKept(await systemSetting(db.connection(), KEY))) return false
  return db.transaction(async (trx) => {
    await holdCalendars(trx, ALL_FIRMS)
    const before = await systemSetting<ShippedDigests>(trx, KEY)
    if (isKept(before)) return false
    const { calendars, rules } = changedKeys(before, shipped)
    if (calendars.length > 0) await CalendarsChanged.dispatch(trx, ALL_FIRMS.workspaceId, calendars)
    if (rules.length > 0) await RulesChanged.dispatch(trx, rules)
    await saveSystemSetting(trx, KEY, shipped)
    return true
  })
}
