const words = (list: string): readonly string[] => list.trim().split(/\s*,\s*/);

/** Street names of the old town and the inner districts. */
export const TREES = words(`
  Linden, Alder, Birch, Cedar, Chestnut, Elder, Elm, Hazel, Holly, Hornbeam, Juniper, Larch, Laurel,
  Locust, Maple, Mulberry, Myrtle, Pear, Plum, Poplar, Quince, Rowan, Spruce, Sumac, Sycamore,
  Tamarack, Walnut, Willow, Basswood, Hawthorne, Magnolia, Cherry, Olive, Ash, Aspen, Butternut,
  Catalpa, Dogwood, Hemlock, Hickory, Ironwood, Redbud, Sassafras, Buckeye, Bayberry, Boxwood`);

/** Street names of the newest districts. */
export const FIRST_NAMES = words(`
  Adelaide, Agnes, Albert, Alma, Amelia, Anton, Arthur, August, Beatrice, Bertha, Carlotta, Cecilia,
  Clara, Clarence, Clement, Cora, Cornelia, Dagmar, Delia, Dorothea, Edith, Edmund, Eleanor, Elsie,
  Emil, Ernest, Esther, Ethel, Eugenia, Felix, Flora, Frances, Frederick, Gertrude, Gideon, Gustav,
  Harriet, Helena, Henrietta, Hiram, Ida, Ingrid, Irene, Isadora, Josephine, Julius, Katherine,
  Lavinia, Leopold, Lillian, Louisa, Lucinda, Magnus, Marian, Matilda, Maude, Minerva, Nettie, Olga,
  Oscar, Otto, Pauline, Philippa, Rosalind, Rudolph, Selma, Sigrid, Sophia, Sylvia, Thea, Theodora,
  Ursula, Viola, Wilhelmina, Winifred, Zelda`);

/** Street names of the harbor. */
export const TRADES = words(`
  Anchor, Lantern, Cooper, Ropewalk, Customs, Ferry, Pilot, Chandler, Granary, Cannery, Tanner,
  Saddler, Brewer, Sawmill, Kiln, Mason, Wharf, Steamboat, Compass, Beacon, Mercer, Weaver, Tinsmith,
  Turner, Fuller, Glazier, Icehouse, Malt, Cask, Depot, Signal, Junction, Coal, Iron, Copper, Furnace,
  Boiler, Crane, Cargo, Drydock, Ballast, Capstan, Freight, Roundhouse, Switchyard, Turntable`);

/** People that streets are named after. All are made up. */
export const FOUNDERS = words(`
  Abernathy, Ainsworth, Albright, Amberg, Applegate, Arbuckle, Ashdown, Babcock, Bainbridge, Ballard,
  Barstow, Beckwith, Bellamy, Bixby, Blackwell, Bowditch, Brackett, Brewster, Brockway, Burdick,
  Caldwell, Carmody, Castleton, Chadbourne, Clayborne, Colfax, Conklin, Corwin, Crandall, Dahlgren,
  Danforth, Delacroix, Denholm, Dewhurst, Dinsmore, Drummond, Eastman, Eberly, Ellery, Emmons,
  Fairbanks, Farnham, Fenwick, Fessenden, Finch, Fosdick, Gallatin, Garrison, Gifford, Goddard,
  Granger, Grinnell, Hackett, Halvorsen, Hathaway, Haverhill, Hendry, Hobart, Holbrook, Hollister,
  Huxley, Ingersoll, Ives, Jarvis, Jessup, Kendrick, Kessler, Kimball, Kittredge, Lambert, Langdon,
  Larrabee, Lathrop, Lockwood, Ludlow, Macomb, Marchand, Mayhew, Merriam, Moffat, Nordstrom, Norcross,
  Oakes, Ogden, Osborne, Paddock, Pemberton, Pickering, Pomeroy, Prescott, Purcell, Quimby, Radcliffe,
  Ransom, Redfield, Rockwell, Rutledge, Sanborn, Selkirk, Seymour, Sheffield, Sibley, Stanhope,
  Sterling, Stoddard, Sutherland, Talcott, Thatcher, Thorndike, Tillman, Townsend, Tremont, Truesdale,
  Upham, Vandenberg, Wadsworth, Wakefield, Walcott, Warrick, Wendell, Wetherby, Whitcomb, Whitfield,
  Wickham, Winslow, Winthrop, Woodbury, Wycliffe, Yardley, Yarrow, Zellner`);

/** Street names of the campus. */
export const SCHOLARS = words(`
  Observatory, Library, Chapel, Science, Botany, Charter, Regent, Chancellor, Provost, Dean, Rector,
  Laureate, Orchard, Herbarium, Conservatory, Assembly, Commons, Quadrangle, Armory, Gymnasium`);

/** Street names of suburbs combine two words: Fox Run, Cedar Bend. */
export const SUBURB_FIRST = words(`
  Fox, Quail, Heron, Otter, Badger, Falcon, Wren, Plover, Swallow, Kestrel, Bobolink, Deer, Beaver,
  Thistle, Clover, Bluestem, Sage, Aster, Lupine, Primrose, Coneflower, Yarrow, Heather, Fern,
  Bracken, Cattail, Sedge, Wild Rose, Stone, Flint, Granite, Amber, Copper, Silver, Autumn, Summer,
  Winter, Morning, Evening, Sunny, Windy, Misty, Shady, Hidden, Quiet, Long, High, Old Mill, Orchard,
  Apple, Harvest, Barley, Prairie, Meadow, Valley, Pine, Oak, Maple, Birch, Cedar, Willow, Aspen`);

export const SUBURB_SECOND = words(`
  Run Dr, Ridge Rd, Hollow Ln, Bend Dr, Glen Way, Knoll Ct, Crest Dr, Grove Ln, Trail, View Ter,
  Brook Dr, Field Way, Wood Ln, Hill Rd, Creek Way, Spring Ct, Haven Dr, Vale Ln, Gate Rd, Point Ter`);
