import { createRandom } from '../demo/random.ts'
import type { DemoScene } from './demo-scene.ts'
import { demoScenes } from './demo-scenes.ts'

/** Says which scenes would do for one picture. */
export type SceneWish = (scene: DemoScene) => boolean

const SEED = 7000

/**
 * One scene for each wish, none of them twice; a wish that nothing new fulfils is left out. The same stream and index
 * always give the same scenes.
 */
export function chooseScenes(wishes: readonly SceneWish[], stream: number, index: number): readonly DemoScene[] {
  const random = createRandom(SEED, stream, index)
  const chosen: DemoScene[] = []
  for (const wish of wishes) {
    const fresh = demoScenes().filter((scene) => wish(scene) && !chosen.includes(scene))
    if (fresh.length > 0) chosen.push(random.pick(fresh))
  }
  return chosen
}
