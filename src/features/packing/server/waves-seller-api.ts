import { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { claimBox } from './claim-box.ts'
import { closeWave } from './close-wave.ts'
import { holdBox } from './hold-box.ts'
import { listWaves } from './list-waves.ts'
import { lookUpBox } from './look-up-box.ts'
import { makeWave } from './make-wave.ts'
import { packBox } from './pack-box.ts'
import { packLine } from './pack-line.ts'
import { pickGoods } from './pick-goods.ts'
import { printSlips } from './print-slips.ts'
import { releaseBox } from './release-box.ts'
import { shortGoods } from './short-goods.ts'
import { shortLine } from './short-line.ts'
import { showWave } from './show-wave.ts'
import { unpackBox } from './unpack-box.ts'

export const wavesSellerApi = serve(wavesSellerContract, {
  listWaves,
  makeWave,
  showWave,
  closeWave,
  claimBox,
  releaseBox,
  pickGoods,
  packLine,
  shortLine,
  shortGoods,
  holdBox,
  packBox,
  unpackBox,
  printSlips,
  lookUpBox,
})
