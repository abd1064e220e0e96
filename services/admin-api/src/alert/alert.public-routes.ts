import { askAlert, changeAlerts, showAlerts } from '@tahanan/catalog/alert/alert-commands.ts'
import type { AlertSettings } from '@tahanan/catalog/alert/alert.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { alertPublicEndpoints } from '@tahanan/contracts/alert/alert.public-endpoints.ts'
import { addressIn } from '@tahanan/contracts/site/language.ts'
import { RedirectAnswer } from '@tahanan/platform/http/answers.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import { Conflict, NotFound } from '@tahanan/platform/problem/problem.ts'

/** What the site's form and the links of mails call (decision 134). Who was mailed a link may end alerts for ever. */
export function mountPublicAlertRoutes(endpoints: EndpointRouter, catalog: Catalog, settings: AlertSettings): void {
  const { sendsAlerts, secret } = settings
  mountEndpoints(endpoints, alertPublicEndpoints, {
    ask({ context, body, clientAddress }) {
      if (!sendsAlerts) throw new NotFound('alert service', 'on this site')
      return askAlert(catalog, context, body, { clientAddress, secret })
    },
    show: async ({ params }) => found(await showAlerts(catalog, params.token)),
    async change({ context, params, body, headers }) {
      const { act, alert = null, language } = body
      const changed = await changeAlerts(catalog, context, params.token, { act, alertId: alert })
      if (!isJson(headers['content-type'])) {
        const outcome = changed === undefined ? 'unknown' : changed === 'full' ? 'full' : act
        const query = new URLSearchParams({ done: outcome, ...(alert !== null && { alert: String(alert) }) })
        return new RedirectAnswer(addressIn(language, `/alert/${params.token}?${query.toString()}`))
      }
      if (changed === 'full') throw new Conflict('conflict', 'You have 20 alerts already. End one of them first.', {})
      return found(changed)
    },
    async unsubscribe({ context, params }) {
      await changeAlerts(catalog, context, params.token, { act: 'end', alertId: null })
    },
  })
}

function found<Alerts>(alerts: Alerts | undefined): { alerts: Alerts } {
  if (alerts === undefined) throw new NotFound('alert', 'behind this link any more')
  return { alerts }
}

/** A page's script sends JSON; a form is sent by the browser, which shows what it is answered. */
function isJson(contentType: string | undefined): boolean {
  return contentType?.startsWith('application/json') === true
}
