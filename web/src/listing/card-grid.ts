/** Cards side by side: 360 wide where there is room, a little narrower where one more fits for it (decision 34b). */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] justify-items-center gap-6'
