import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Welding',
    spoken: [
      {
        question: 'What safety precautions do you take before you start welding?',
        answer:
          'I wear a helmet with the right shade, flame-resistant clothing, gloves and boots, and check cables, clamps and ventilation or fume extraction. I clear flammable material from the area, keep an extinguisher nearby and get a hot work permit where required. Closed containers must be cleaned and tested first, and I keep a fire watch afterwards.',
        accepted:
          "Helmet with the right glass, leather gloves, boots and clothes that don't burn. I check my cables and the clamp, turn the extraction on, clear away anything that burns and have an extinguisher there. A permit if it's needed, drums get cleaned and tested, and I stay and watch after.",
      },
      {
        question: 'What is the difference between MIG and TIG welding, and when would you use each?',
        answer:
          'MIG feeds a consumable wire electrode continuously with shielding gas, so it is fast and fairly easy to learn, good for production and thicker steel. TIG uses a non-consumable tungsten electrode with a separate filler rod and argon. It is slower but gives precise, clean welds on thin metal, stainless and aluminium.',
        accepted:
          "With MIG the wire comes out by itself and melts, with gas round it, so it's quick, easy to learn and good for thicker steel. With TIG the tungsten doesn't melt and you feed the rod by hand, under argon. It's slow but neat, for thin stuff, stainless and alu.",
      },
      {
        question: 'What causes porosity in a weld and how do you prevent it?',
        answer:
          'Porosity is gas trapped in the metal as it solidifies. It comes from oil, rust, paint or moisture, damp electrodes, or poor shielding from draughts, wrong gas flow or too long an arc. I clean the joint, keep electrodes dry, check the gas for leaks and flow, and screen the area from wind.',
        accepted:
          "Those are little gas bubbles stuck in the weld. It comes from dirt, oil, rust or paint, wet rods, or when the gas doesn't cover it because of wind or the wrong flow, or you hold too far off. So I clean it, keep rods dry, check the gas and keep draughts out.",
      },
      {
        question: 'How do you control distortion when you weld?',
        answer:
          'I avoid putting in more heat and weld metal than needed, with good fit-up and correct joint preparation. I use clamps, jigs and tack welds, and plan the sequence: balanced welding on both sides, back-step or skip welding. I can also preset parts, so that they shrink into position, and let them cool between passes.',
        accepted:
          'Not too much heat and not too much weld, and it has to fit well to begin with. I clamp it and tack it, and then weld a bit here and a bit there, both sides in turn. Sometimes I set it off a bit so it pulls straight, and I let it cool in between.',
      },
      {
        question: 'How do you inspect a weld to make sure it is good quality?',
        answer:
          'I begin with a visual check of size, profile and surface against the drawing and the procedure, looking for cracks, undercut, porosity, overlap and spatter. I measure with a weld gauge. For hidden or critical defects I use non-destructive tests such as dye penetrant, magnetic particle, ultrasonic or radiographic testing.',
        accepted:
          "I look first: is the size right, is it even, any cracks, holes, undercut or spatter, and does it match the drawing. I check it with the gauge. If it matters or it's hidden, dye, magnetic powder, ultrasound or an X-ray.",
      },
      {
        question: 'How do you set up a MIG welding machine for a job?',
        answer:
          'I choose the wire and the gas for the material and fit rollers and a contact tip of the right size. I set voltage and wire feed from a chart for the thickness, and the gas flow, usually ten to fifteen litres a minute. I clean where the earth clamp goes, run a test bead on scrap, and adjust until the arc sounds steady.',
        accepted:
          'Right wire, right gas, and a tip that goes with it. I look on the chart for how thick it is and set volts and wire speed, then the gas. Clamp on bare metal. Then I try it on a bit of scrap till it sounds like frying bacon.',
      },
      {
        question: 'How do you prepare a joint before you weld it?',
        answer:
          'I remove rust, paint, oil and mill scale from the edges and bevel thick plate so that the weld goes through. I set the root gap and the alignment as the procedure says, and tack the parts so that they stay. I check dimensions and square before the first pass, and preheat thick or high-carbon steel.',
        accepted:
          "Grind it bright, no rust and no grease. If it's thick it gets a V so it goes right through. I set the gap, line it up, tack it, and measure again before I start. Some steels want to be warm first.",
      },
      {
        question: 'What causes cracks in a weld, and how do you avoid them?',
        answer:
          'Hot cracks come while the metal solidifies, from impurities, a bad shape of the bead or too much restraint. Cold cracks come hours later, from hydrogen, hard steel and stress. I use dry low-hydrogen electrodes, preheat and cool slowly, fill the crater at the end, and choose a filler that fits the steel.',
        accepted:
          "Some come right away when it sets, from dirt or because it's pulled about. Others come the next day, from damp in the rods and steel that goes hard. So dry rods, warm it up, don't cool it in water, fill the end of the run, and take the right filler.",
      },
      {
        question: 'How does welding aluminium differ from welding steel?',
        answer:
          'Aluminium conducts heat much better and melts at a lower temperature without changing colour, so it can fall through suddenly. Its oxide melts far later than the metal, so I brush it off with a stainless brush and use alternating current for TIG. I need clean metal, pure argon, more current at first, and a soft wire that does not jam.',
        accepted:
          "It runs away with the heat and doesn't glow before it drops through. There's a skin on it that won't melt, so I brush it with a brush that only sees alu, and TIG it on AC. Everything very clean, argon only, and it has to go quicker as it warms up.",
      },
      {
        question: 'How do you weld in a vertical or an overhead position?',
        answer:
          'I use less current, a short arc and a small weld pool, so that gravity does not pull the metal out. For strength on thick plate I go upwards, with a slight weave and a pause at the sides; downwards is for thin sheet. Overhead I keep steady runs, stand out of the way of sparks, and cover my neck and arms.',
        accepted:
          "Turn it down a bit, stay close and keep the puddle small, otherwise it drips. Up if it's thick, hang on at the edges for a moment, down only for thin stuff. Over my head I wear a hood and leather, and I don't stand right under it.",
      },
    ],
    mcqs: [
      {
        question: 'Why is a shielding gas used in MIG and TIG welding?',
        options: [
          'To make the arc easier to look at',
          'To protect the molten metal from the air',
          "To cool the welder's gloves and torch",
          'To remove paint before the weld is made',
        ],
        answer: 'To protect the molten metal from the air',
      },
      {
        question: 'Which electrode is used in TIG welding?',
        options: [
          'A continuously fed bare steel wire',
          'A consumable copper electrode',
          'A flux-covered stick electrode',
          'A non-consumable tungsten electrode',
        ],
        answer: 'A non-consumable tungsten electrode',
      },
      {
        question: 'What is undercut?',
        options: [
          'A weld bead that is higher than the drawing allows',
          'A crack that forms in the filler rod before welding',
          'A groove melted into the base metal at the weld toe',
          'A hole in the middle of the weld filled with slag',
        ],
        answer: 'A groove melted into the base metal at the weld toe',
      },
      {
        question: 'Why must galvanised steel be welded only with good fume extraction or ventilation?',
        options: [
          'The zinc coating makes the steel impossible to melt',
          'The zinc coating gives off fumes that can make you ill',
          'The steel gives off large amounts of pure oxygen',
          'The coating stops the welding current from flowing at all',
        ],
        answer: 'The zinc coating gives off fumes that can make you ill',
      },
      {
        question: 'What should be done before welding on a drum that has held fuel?',
        options: [
          'Have it cleaned and tested as free of vapour',
          'Fill it with oxygen so that the vapour is pushed out',
          'Leave the lid closed so that no vapour can get out',
          'Weld quickly with a low current so it stays cool',
        ],
        answer: 'Have it cleaned and tested as free of vapour',
      },
      {
        question: 'What does preheating mainly prevent when thick or high-carbon steel is welded?',
        options: [
          'Spatter on the surface',
          'Cracking as the weld cools',
          'Rust under the paint',
          'Wear of the contact tip',
        ],
        answer: 'Cracking as the weld cools',
      },
      {
        question: 'Which gas is normally used for TIG welding aluminium?',
        options: ['Pure argon', 'Pure carbon dioxide', 'Oxygen and acetylene', 'Compressed air'],
        answer: 'Pure argon',
      },
      {
        question: 'What is a tack weld for?',
        options: [
          'To test the colour of the steel',
          'To fill the last pass',
          'To hold parts in place before welding',
          'To cool the joint quickly',
        ],
        answer: 'To hold parts in place before welding',
      },
      {
        question: 'What does the root pass of a weld do?',
        options: [
          'Covers the joint for a good look',
          'Removes slag from earlier passes',
          'Protects the torch from heat',
          'Joins the parts at the bottom of the groove',
        ],
        answer: 'Joins the parts at the bottom of the groove',
      },
      {
        question: 'Why must slag be removed between the passes of stick welding?',
        options: [
          'It would be trapped in the next pass',
          'It would make the steel too hard',
          'It would use up the shielding gas',
          'It would make the arc too bright',
        ],
        answer: 'It would be trapped in the next pass',
      },
    ],
  },
  {
    skill: 'Electrical Wiring',
    spoken: [
      {
        question: 'How do you make sure a circuit is safe to work on?',
        answer:
          'I identify the circuit, switch it off, isolate it and lock it out with my own lock and tag. I prove my voltage tester on a known live source, test between all conductors and earth, then prove the tester again. I also discharge stored energy and only start when it is proven dead.',
        accepted:
          "I find the right circuit, turn it off and put my own lock and tag on it. My tester gets tried on something live first, then I test all the wires and earth, and then the tester again. Anything stored gets discharged. Only when it's dead for sure I begin.",
      },
      {
        question: 'How do you choose the right cable size for a circuit?',
        answer:
          'I calculate the design current from the load and pick a protective device at or above it. Then I choose a cable whose current-carrying capacity, after correction for temperature, grouping, insulation and installation method, is at least the device rating. Finally I check voltage drop, earth fault protection and short-circuit limits.',
        accepted:
          "How much current will it draw, and which breaker goes over that. Then I pick a cable that can carry at least what the breaker lets through, less if it's hot, bundled or in insulation. At the end I check the voltage drop and that it trips on a fault.",
      },
      {
        question: 'What is the difference between a circuit breaker and a residual current device?',
        answer:
          'A circuit breaker protects the wiring against overload and short circuit by tripping when the current is too high. A residual current device, or ground fault interrupter, compares the live and neutral currents and trips on a small leakage to earth. It protects people from shock, so both are often used, or a combined unit.',
        accepted:
          "The breaker looks after the cable and goes when there's too much current or a short. The RCD compares what goes out and what comes back and goes when a little leaks away to earth, through a person maybe. So you want both, or one that does both.",
      },
      {
        question: 'Why is earthing important in an electrical installation?',
        answer:
          'Earthing, or grounding, connects exposed metal parts to earth, so a fault gives a low-resistance path for the current. That makes the fuse or breaker trip quickly instead of leaving the casing live for someone to touch. Bonding of metal pipes keeps parts at the same potential and reduces shock risk.',
        accepted:
          "If a wire touches the metal case, the current has an easy way into the ground, so the fuse goes right away and nobody gets a shock from the case. And pipes are joined together so there's no voltage between them.",
      },
      {
        question: 'How would you find the cause of a breaker that keeps tripping?',
        answer:
          'I ask when it trips and note the load on the circuit. I unplug everything and reset: if it holds, I connect items one by one to find the faulty appliance or an overload. If it trips with nothing connected, I isolate it and test insulation resistance and connections to find a short or an earth fault.',
        accepted:
          "When does it go, and what's plugged in? Everything out, reset it. If it stays in I plug one after another back in till I've got the bad one, or it was just too much. If it goes with nothing in, it's in the wiring and I test the insulation.",
      },
      {
        question: 'How do you test a new installation before it is switched on?',
        answer:
          'I inspect it first and then test it dead: continuity of protective conductors, ring circuits, insulation resistance, and polarity. Then with the supply on I measure the earth fault loop impedance, check that each residual current device trips in time, and test the functions. I write the results on the certificate and compare them with the limits.',
        accepted:
          "Look at everything first. With the power off I test that the earth goes all the way through, that nothing leaks between the wires, and that live is live. Then it's switched on, and I measure the loop and see that the RCDs go quickly enough. All of it goes on the sheet.",
      },
      {
        question: 'How do you wire a light that is switched from two places?',
        answer:
          'I use two two-way switches with two strappers between them. The line goes to the common terminal of the first switch, and the common of the second goes on to the lamp; the neutral goes straight to the lamp. Either switch can change the path. I sleeve conductors by what they carry and test both switches in every position.',
        accepted:
          "Two two-way switches, and two wires from one to the other. Power comes in on the common of one and goes out from the common of the other to the lamp. Neutral doesn't go through a switch at all. Mark the colours, and try it from both ends.",
      },
      {
        question: 'What must you think of when you install something electrical in a bathroom?',
        answer:
          'Water makes the body conduct better, so the room is divided into zones around the bath and the shower. Each zone has rules about which equipment and which protection against water is allowed, and sockets must stay well away. Circuits get residual current protection of thirty milliamps, metal parts are bonded where required, and switches are outside or pulled by a cord.',
        accepted:
          "Wet skin makes a shock worse. So there are areas round the bath and the shower, and near them only what's sealed or very low voltage. No sockets close by, everything on a 30 milliamp RCD, pipes joined up if needed, and a cord for the light.",
      },
      {
        question: 'How do you run cables through a wall or a floor so that they are safe?',
        answer:
          'I keep to the permitted zones, straight up, down or across from sockets and switches, so that others can guess where they are. Holes in joists go through the middle and not near the supports, and cables near the surface get mechanical protection or an RCD. I look for pipes first, protect edges with grommets, and seal fire barriers again.',
        accepted:
          "Straight up or straight across from the box, never slanting, so that nobody drills into it later. In a joist I drill the middle. I check for pipes first, put a bush where the metal's sharp, and whatever I opened against fire gets closed again.",
      },
      {
        question: 'What would you do if a customer asked you for work that breaks the rules?',
        answer:
          'I explain calmly why it is not allowed and what could happen, such as a fire or a shock, and that the insurance may not pay. I offer a safe way that does what they need, with its price. If they insist I refuse the work, put it in writing, and make anything dangerous safe or tell whoever is responsible.',
        accepted:
          "I tell them straight what can go wrong, fire, shock, no insurance. Then I say how it can be done right and what that costs. If they still want it their way, I don't do it, I write it down, and I don't leave anything behind that could hurt somebody.",
      },
    ],
    mcqs: [
      {
        question: 'What should an electrician do first before working on a fixed circuit?',
        options: [
          'Touch the conductor with the back of the hand',
          'Wear rubber boots and work with the power on',
          'Ask the owner whether the light switch has been turned off',
          'Isolate it, lock it off and prove that it is dead',
        ],
        answer: 'Isolate it, lock it off and prove that it is dead',
      },
      {
        question: 'A 230 V heater takes a power of 2,300 W. What current does it draw?',
        options: ['20 A', '5 A', '10 A', '100 A'],
        answer: '10 A',
      },
      {
        question:
          'Why must a fuse not be replaced with one of a higher rating than the circuit was designed for?',
        options: [
          'The cable could overheat and start a fire',
          'The voltage of the supply would drop',
          'The appliance would run at half its power',
          'The fuse would blow much more often',
        ],
        answer: 'The cable could overheat and start a fire',
      },
      {
        question: 'How should a voltmeter be connected to measure the voltage across a lamp?',
        options: [
          'Between the lamp and an open switch',
          'In place of the lamp',
          'In parallel with the lamp',
          'In series with the lamp',
        ],
        answer: 'In parallel with the lamp',
      },
      {
        question: 'What does a residual current device detect?',
        options: [
          'A lamp or appliance that uses more power than its rating',
          'A difference between the live and neutral currents',
          'A supply voltage that is higher than normal',
          'A change in the frequency of the supply',
        ],
        answer: 'A difference between the live and neutral currents',
      },
      {
        question: 'What does an insulation resistance test find?',
        options: [
          'The brightness of the lamps',
          'Leakage between conductors, or to earth',
          'The length of the cable',
          'The price of the energy used',
        ],
        answer: 'Leakage between conductors, or to earth',
      },
      {
        question: 'Three lamps are connected in parallel to 230 V. What is the voltage across each?',
        options: ['77 V', '115 V', '690 V', '230 V'],
        answer: '230 V',
      },
      {
        question: 'Which conductor must a single-pole switch interrupt?',
        options: [
          'The line conductor',
          'The neutral conductor',
          'The protective conductor',
          'Any of the three',
        ],
        answer: 'The line conductor',
      },
      {
        question: 'What does the second digit of IP44 say about a fitting?',
        options: [
          'How heavy the case is',
          'How warm it may get',
          'How well it resists splashing water',
          'How many screws hold it',
        ],
        answer: 'How well it resists splashing water',
      },
      {
        question: 'What is the purpose of a main protective bonding conductor?',
        options: [
          'To carry the current of the load',
          'To keep metal parts at the same potential',
          'To make the lights dimmer',
          'To measure the energy used',
        ],
        answer: 'To keep metal parts at the same potential',
      },
    ],
  },
  {
    skill: 'Plumbing',
    spoken: [
      {
        question: "How would you deal with a burst pipe in a customer's home?",
        answer:
          'I shut off the water at the main stop valve and open the taps to drain the system. If water is near electrics, I have the power turned off where that is safe, and I switch off the water heater. I limit the damage, cut out and replace the failed section, then restore the water slowly and check for leaks.',
        accepted:
          "Water off at the main, taps open so it runs empty. If it's near sockets the power goes off, and the water heater too. I catch what I can, cut out the bad piece and put a new one in, then turn it on slowly and see if it's dry.",
      },
      {
        question: 'What is the purpose of a trap under a sink?',
        answer:
          'The trap holds a small amount of water that makes a seal and keeps sewer gases and smells out of the building. It also catches small items and debris, so they can be removed. Proper venting matters, because without it siphonage can pull the water out and break the seal.',
        accepted:
          "There's always a bit of water standing in it, and so the smell can't come up from the sewer. It also catches things, like a ring, and you can open it. Without a vent the water gets sucked out and it stinks.",
      },
      {
        question: 'How do you find and clear a blocked drain?',
        answer:
          'I check which fixtures are affected: one means a local blockage, several suggest the main line. I start with a plunger, clean the trap, then use a drain snake or jetting, and a camera if it keeps returning. I avoid harsh chemicals, wear gloves and eye protection, and test the flow afterwards.',
        accepted:
          'Is it only that sink or everything? One is near, everything is the main pipe. Plunger first, then I clean the trap, then the snake or jetting, and the camera if it comes back. Gloves and goggles, no nasty chemicals, and I run water to see it flows.',
      },
      {
        question: 'How do you join copper pipes by soldering?',
        answer:
          'I cut the pipe square, deburr it and clean the pipe end and fitting until bright, then apply flux and assemble them. I heat the fitting, not the solder, and feed lead-free solder until capillary action draws it all the way round. I let it cool, wipe off the flux, test for leaks and take care about fire.',
        accepted:
          "Cut it straight, take the burr off and rub both ends shiny. Flux on, push it together, heat the fitting and not the solder, and it gets sucked in all the way round. No lead. Let it cool, wipe it, test it, and mind you don't set fire to anything.",
      },
      {
        question: 'What could cause low water pressure in a building and how would you find it?',
        answer:
          'I check whether it affects one tap, only hot water or the whole building. One tap suggests a clogged aerator or valve, hot only points to the heater, and everywhere means a partly closed valve, a failed pressure regulator, scaled pipes, a leak or the supply. I measure with a gauge and compare at several points.',
        accepted:
          "Is it one tap, only the hot, or all over the house? One tap is a blocked filter or valve, only hot is the heater, and everywhere it's a stop valve half shut, the regulator, furred pipes, a leak or the street. I put a gauge on and compare.",
      },
      {
        question: 'How do you test new pipework for leaks before you cover it?',
        answer:
          'I close all open ends, fill the pipes slowly with water and let the air out. Then I pump up to the test pressure, usually one and a half times the working pressure, and watch the gauge for the required time. I look at and feel every joint. If the needle drops I find the place, repair it and test again.',
        accepted:
          'Caps on, fill it slow, air out at the top. I pump it up well over what it will carry later and leave it with the gauge on. If the needle stays, good, and I still run my hand round each joint. If it goes down, I look until I have it and do it over.',
      },
      {
        question: 'How do you replace a leaking tap or its washer?',
        answer:
          'I turn off the water at the isolating valve or the stopcock, open the tap to drain it, and put the plug in so that no screw is lost. I take off the handle and the headgear, change the washer, cartridge or ring, and clean or grind the seat. I put it together, turn the water on slowly, and check for drips.',
        accepted:
          'Water off below, let it run empty, and the plug in the sink so nothing falls down. Then I take the top apart, put in a new washer or cartridge, and see that what it sits on is smooth. Back together, water on gently, and wait a bit to see it stays dry.',
      },
      {
        question: 'How do you install a toilet so that it does not leak or move?',
        answer:
          'I check the height and the position of the outlet and that the floor is level and solid. I fit the pan connector, set the pan, mark and drill the holes away from pipes, and fix it without forcing the ceramic. I connect the cistern with an isolating valve, adjust the water level, flush several times, and seal the edge.',
        accepted:
          'First I look if the outlet and the floor fit. Connector on, put it there, mark it, drill where no pipe runs, and screw it down hand tight, because it cracks easily. Then the cistern with a valve, set the float, and flush it a few times with paper under the joints.',
      },
      {
        question: 'How do you protect pipes from freezing?',
        answer:
          'I run them inside the heated part of the building and away from outer walls where I can. Elsewhere I insulate pipes and fittings without gaps, and use trace heating where needed. Outside taps get a valve inside and are drained before winter. An empty house is kept a little warm, or its system is drained. A frozen pipe is thawed gently, without a flame.',
        accepted:
          "Keep them where it's warm. In the loft they get lagging with no gaps, or a heating cable. The garden tap is shut off from inside and emptied in autumn. If nobody's there, leave the heating on low or drain it. And if it froze, a hair dryer, never a torch.",
      },
      {
        question: 'What do you check when a water heater gives no hot water?',
        answer:
          'I ask what happened and whether no or little hot water comes. I check power or gas, the timer, the thermostat and the safety cut-out, and look for error codes and leaks. With electric ones I isolate and test the heating element; with gas ones I check ignition and flue, which only a qualified person may open. Scale is a common cause in hard water.',
        accepted:
          "Is it cold or only lukewarm, and since when? Is it getting current or gas at all, is the clock set right, has the cut-out gone, is there a code? Then the element, with the power off, or the burner if I'm allowed at it. Around here it's often chalk.",
      },
    ],
    mcqs: [
      {
        question: 'What is the first thing to do when a water pipe bursts indoors?',
        options: [
          'Call the neighbours to compare pressure',
          'Wrap the pipe in newspaper and wait',
          'Turn off the water at the main stop valve',
          'Open all the windows of the house',
        ],
        answer: 'Turn off the water at the main stop valve',
      },
      {
        question: 'What keeps sewer gas from coming up through a sink drain?',
        options: [
          'The aerator on the tap',
          'The water in the trap',
          'The chrome on the waste',
          'The overflow of the basin',
        ],
        answer: 'The water in the trap',
      },
      {
        question: 'Why is a vent pipe fitted to a drainage system?',
        options: [
          'To raise the pressure of the drinking water in the taps',
          'To collect rainwater for flushing toilets',
          'To heat the waste water before it leaves',
          'To let in air so that traps are not siphoned dry',
        ],
        answer: 'To let in air so that traps are not siphoned dry',
      },
      {
        question: 'Which solder should be used for joints on copper pipes that carry drinking water?',
        options: [
          'Lead-free solder',
          'Any solder with a low price',
          'Acid-core electrical solder',
          'Solder with 50 percent lead',
        ],
        answer: 'Lead-free solder',
      },
      {
        question: 'What does a temperature and pressure relief valve on a water heater do?',
        options: [
          'It stops cold water from ever entering the tank',
          'It mixes the hot water and the cold water at the kitchen tap',
          'It measures how much hot water is used each day',
          'It lets water out if heat or pressure is too high',
        ],
        answer: 'It lets water out if heat or pressure is too high',
      },
      {
        question: 'What is a stopcock for?',
        options: [
          'To measure the water used',
          'To shut off the water supply',
          'To heat the water',
          'To soften hard water',
        ],
        answer: 'To shut off the water supply',
      },
      {
        question: 'What is water hammer?',
        options: [
          'A tool for opening drains',
          'Rust inside a steel pipe',
          'A bang when flowing water stops suddenly',
          'Water that stands in a trap',
        ],
        answer: 'A bang when flowing water stops suddenly',
      },
      {
        question: 'Why does a waste pipe need a steady fall?',
        options: [
          'So that it carries solids away with the water',
          'So that it stays warm',
          'So that it needs no support',
          'So that water can flow in both directions',
        ],
        answer: 'So that it carries solids away with the water',
      },
      {
        question: 'What does a double check valve prevent?',
        options: [
          'A drop of pressure at night',
          'Noise in the pipes',
          'Loss of heat in the loft',
          'Used water flowing back into the supply',
        ],
        answer: 'Used water flowing back into the supply',
      },
      {
        question: 'What is PTFE tape used for?',
        options: [
          'To join two plastic pipes end to end',
          'To mark hot and cold pipes',
          'To seal threaded joints',
          'To hold insulation on a tank',
        ],
        answer: 'To seal threaded joints',
      },
    ],
  },
  {
    skill: 'Carpentry',
    spoken: [
      {
        question: 'How do you make sure your measurements and cuts are accurate?',
        answer:
          "I measure twice and cut once, working from one reference edge with a good tape, square and sharp pencil or knife line. I mark the waste side, allow for the blade's kerf and use stops for repeated pieces. I check the corners for square by measuring the diagonals and test fit before I fix anything.",
        accepted:
          'Measure twice, cut once, always from the same edge. Good square and a sharp pencil or a knife, I mark which side is waste and think of the width of the blade. A stop if I need many the same. I check the diagonals and try it dry before I fix it.',
      },
      {
        question: 'How do you use a circular saw or table saw safely?',
        answer:
          'I wear eye and hearing protection, no loose clothing or gloves near the blade, and keep the guard and riving knife in place. I support the work, set the depth just beyond the material, keep my hands clear with a push stick and stand to the side because of kickback. I unplug it before I change the blade.',
        accepted:
          "Glasses and ear defenders, nothing loose, no gloves at the blade, the guard and the riving knife stay on. Blade just a bit deeper than the wood, push stick, and I stand beside it in case it kicks back. The plug's out when I change the blade.",
      },
      {
        question: 'How would you frame an opening for a door in a stud wall?',
        answer:
          'I mark the rough opening from the door size plus clearance for the frame and packing. I fit full-height king studs, shorter trimmers that carry a header or lintel sized for the load, and cripple studs above. I check it is plumb, level and square, and cut out the bottom plate at the end.',
        accepted:
          'The hole is as big as the door plus the frame and a bit of room for packing. Full studs on each side, shorter ones inside that carry the lintel, short bits above. Level, plumb and square, and the bottom plate gets cut out last.',
      },
      {
        question: 'How do you choose wood for a job outdoors?',
        answer:
          'I choose a species that is naturally durable, such as cedar or oak, or treated timber suitable for the exposure. I look at grain, knots, straightness and moisture content, so it will not warp. I use corrosion-resistant fixings, seal the cut ends, design for water run-off and keep it off the ground.',
        accepted:
          "Wood that lasts by itself, like oak or cedar, or treated. Straight, few knots, dry enough so it doesn't twist. Stainless screws, the cut ends sealed, so that water runs off, and it never stands in the dirt.",
      },
      {
        question: 'What would you do if a door you had hung was sticking or would not close?',
        answer:
          'I look at where it binds by checking the gap all round, and whether hinges are loose or the frame is out of plumb. I tighten or pack the hinges first, then adjust the strike plate. If it still rubs, I mark and plane the edge a little, reseal the bare wood and test again.',
        accepted:
          "I look at the gap all the way round to see where it catches, and if a hinge is loose or the frame's moved. Screws first, or pack the hinge, then the strike plate. If it still rubs I plane a bit off where I marked it, paint it and try again.",
      },
      {
        question: 'How do you hang a new internal door?',
        answer:
          'I check the frame for plumb and size, and plane the door so that it has an even gap of two to three millimetres. I mark the hinges from the frame, cut the recesses to the depth of the leaf, and screw on one screw each first to try. Then I fit all screws, the latch and the keep, and see that it closes without rubbing.',
        accepted:
          "Is the frame straight? Then I plane the door till there's the same gap all round, about a coin thick. Mark the hinges off the frame, chop them in flush, one screw each and try it. If it swings nicely the other screws go in, then the latch.",
      },
      {
        question: 'Which joints do you use to join wood, and when?',
        answer:
          'It depends on strength, looks and tools. A mortise and tenon is strong for frames and doors, dovetails for drawers because they resist pulling, and a halving joint where two pieces cross. Dowels, biscuits or pocket screws are quick for boards and cabinets. I cut so that it fits closely by hand pressure, glue it and clamp it square.',
        accepted:
          "For a frame or a table leg I take mortise and tenon. Drawers get dovetails, they don't pull apart. If two bits cross, I half them. If it has to go fast and nobody sees it, dowels or screws. It should slide in by hand, then glue and clamps and check it's square.",
      },
      {
        question: 'How do you build a straight flight of stairs that is safe to walk on?',
        answer:
          'I measure the total rise from finished floor to finished floor and divide it into equal steps within the building rules. Every rise and going must be the same, because people stumble over a difference. I mark and cut the strings, fit treads and risers with glue and wedges, and add a handrail, with gaps that a child cannot fall through.',
        accepted:
          'From floor to floor with the covering on, divided so each step is the same, because a few millimetres make you trip. I check what the rules allow. Mark the strings, cut them out, treads in with wedges and glue, and a rail with bars close together.',
      },
      {
        question: 'How do you lay a wooden floor so that it stays flat?',
        answer:
          'I let the boards lie in the room for some days so that they take on its humidity, and check that the base is dry, level and clean. I leave an expansion gap of about ten millimetres at walls and pipes. I stagger the joints, keep the first row straight, and nail or click the boards without forcing them. Skirting covers the gap.',
        accepted:
          'The boards lie in the room for a few days first. The floor under it has to be dry and level. I stay away from the wall a bit, a finger or so, since wood grows. First row dead straight, joints never next to each other, and the skirting hides the gap.',
      },
      {
        question: 'How do you keep your hand tools sharp and in good order?',
        answer:
          'I grind a chipped edge to the right angle without burning it, then hone it on finer stones or plates and take off the burr. A sharp chisel cuts end grain cleanly and needs less force, so it is safer too. I keep tools dry and lightly oiled, guard the edges, check handles for cracks, and have saws set and sharpened.',
        accepted:
          "On the grinder only if there's a nick, and dip it in water so it doesn't go blue. Then the stones, rough to fine, and off with the burr on the back. Blunt ones slip, that's when you get hurt. A drop of oil, a cap on the edge, and no loose heads.",
      },
    ],
    mcqs: [
      {
        question: 'How can you check that a rectangular frame is square?',
        options: [
          'Measure both diagonals and see that they are equal',
          'Check that all the timber is of the same thickness',
          'Measure only the longest side of the frame twice',
          'Weigh the frame and compare both of its ends',
        ],
        answer: 'Measure both diagonals and see that they are equal',
      },
      {
        question: 'Which sides make a right-angled triangle for setting out a square corner?',
        options: ['3, 3 and 5', '4, 5 and 6', '3, 4 and 5', '2, 3 and 4'],
        answer: '3, 4 and 5',
      },
      {
        question: 'What is the kerf of a saw cut?',
        options: [
          'The width of material removed by the blade',
          'The number of teeth in each centimetre',
          'The depth of the handle above the blade',
          'The angle between the wood and the floor',
        ],
        answer: 'The width of material removed by the blade',
      },
      {
        question: 'What should you do before changing the blade of a power saw?',
        options: [
          'Hold the trigger so that the motor stays warm',
          'Take off the guard and leave it off afterwards',
          'Spray oil on the blade while it is still turning',
          'Unplug it or remove the battery',
        ],
        answer: 'Unplug it or remove the battery',
      },
      {
        question: 'What does it mean when a wall stud is plumb?',
        options: [
          'It is exactly horizontal',
          'It is exactly vertical',
          'It is shorter than the other studs',
          'It is painted with a lead primer',
        ],
        answer: 'It is exactly vertical',
      },
      {
        question: 'Why are dovetail joints often used for drawers?',
        options: [
          'They need no marking out',
          'They let air into the drawer',
          'They resist being pulled apart',
          'They make the wood lighter',
        ],
        answer: 'They resist being pulled apart',
      },
      {
        question: 'In which direction does timber shrink and swell least?',
        options: ['Along the grain', 'Across the grain', 'Around the growth rings', 'From face to face'],
        answer: 'Along the grain',
      },
      {
        question: 'What is a nogging in a stud wall?',
        options: [
          'A gap left for a window',
          'A short piece fixed between studs',
          'A screw with two threads',
          'A board at the foot of the wall',
        ],
        answer: 'A short piece fixed between studs',
      },
      {
        question: 'What is dangerous when you work with a chisel?',
        options: [
          'Cutting with a sharp edge',
          'Clamping the work first',
          'Working with a mallet',
          'Holding a hand in front of the edge',
        ],
        answer: 'Holding a hand in front of the edge',
      },
      {
        question: 'Why is a pilot hole drilled before a screw is driven into hardwood?',
        options: [
          'To make the screw look smaller',
          'To let the glue dry faster',
          'To keep the wood from splitting',
          'To mark where the joint is',
        ],
        answer: 'To keep the wood from splitting',
      },
    ],
  },
];
