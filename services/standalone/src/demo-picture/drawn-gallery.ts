import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { sentenceCase } from '../demo/sentence-case.ts'
import { renderLogo } from '../logo/render-logo.ts'
import type { DemoScene as Drawing } from '../scene/demo-scene.ts'
import { projectScenes } from '../scene/project-scenes.ts'
import { renderScene } from '../scene/render-scene.ts'
import { scenesFor } from '../scene/scenes-for.ts'
import type { DemoGallery } from './demo-gallery.ts'
import type { DemoScene } from './demo-scene.ts'

/** The drawn scenes and logos, each owner's by its id. */
export const DRAWN_GALLERY: DemoGallery = {
  scenesOfListing: ({ id, propertyType, propertySubtype, unitType }) =>
    scenesFor(propertyType, propertySubtype, unitType ?? NO_UNIT_TYPE, id).map(asScene),
  scenesOfProject: ({ id, propertyType, propertySubtype }) =>
    projectScenes(propertyType, propertySubtype, id).map(asScene),
  logoOfDeveloper: ({ id, name }) => ({
    name: `logo-${id}.png`,
    caption: '',
    kind: null,
    render: () => renderLogo(id, initialsOf(name)),
  }),
}

function asScene(drawing: Drawing): DemoScene {
  return {
    name: `${drawing.name.replaceAll(/[^a-z0-9]+/gi, '-')}.jpg`,
    caption: sentenceCase(drawing.name),
    kind: drawing.kind,
    render: () => renderScene(drawing),
  }
}

/** Of the words that begin with a capital. */
function initialsOf(name: string): string {
  return (name.match(/\b\p{Lu}/gu) ?? []).join('')
}
